// The screen: whether every seat shows at once, and whether the log and the chat have room beside the table.

const narrow = matchMedia('(max-width: 48rem)')
const wide = matchMedia('(min-width: 64rem)')

class Screen {
  isNarrow = $state(narrow.matches)
  isWide = $state(wide.matches)

  constructor() {
    narrow.addEventListener('change', () => (this.isNarrow = narrow.matches))
    wide.addEventListener('change', () => (this.isWide = wide.matches))
  }
}

export const screen = new Screen()
