// Waiting: what the server has been asked for and has not answered for a while, so that who waits is told so.

/** Milliseconds after which somebody is told. */
const LONG = 1000

class Waiting {
  private late = $state(0)

  /** Whether somebody has waited for long. */
  get isLong(): boolean {
    return this.late > 0
  }

  /** Somebody waits from now on, until what is returned is called. */
  begin(): () => void {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      this.late += 1
    }, LONG)
    return () => {
      clearTimeout(timer)
      if (isLate) this.late -= 1
      isLate = false
    }
  }
}

export const waiting = new Waiting()
