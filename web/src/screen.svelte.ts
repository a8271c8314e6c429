// The screen: whether it is too narrow to show every seat at once.

const narrow = matchMedia('(max-width: 48rem)')

class Screen {
  isNarrow = $state(narrow.matches)

  constructor() {
    narrow.addEventListener('change', () => (this.isNarrow = narrow.matches))
  }
}

export const screen = new Screen()
