// What a table measures in a window, by one call: its parts, every card, and what shows only in part.
() => {
  const box = (it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect()
    return [left, top, right, bottom]
  }
  const both = (one, other) => [Math.max(one[0], other[0]), Math.max(one[1], other[1]), Math.min(one[2], other[2]), Math.min(one[3], other[3])]
  const area = ([left, top, right, bottom]) => Math.max(0, right - left) * Math.max(0, bottom - top)
  const inBox = (it, room) => box(it).every((edge, side) => (side < 2 ? edge > room[side] - 1.5 : edge < room[side] + 1.5))

  const parts = ['.others', '.middle', '.field', '.mine', '.surface > .tray', '.side', '.bar', '.hand']
    .map((name) => [name, document.querySelector(name)])
    .filter(([, it]) => it && area(box(it)))
  const partOf = (it) => parts.find(([, part]) => part.contains(it)) ?? ['', document.body]
  const head = document.querySelector('.board').getBoundingClientRect().top
  const page = [0, head, innerWidth, innerHeight]
  const roomOf = (it) => both(box(partOf(it)[1]), page)

  // Each pixel once, and only as far as it shows.
  const shown = new Uint8Array(innerWidth * innerHeight)
  for (const it of document.querySelectorAll('.card img, .heap img, .heap.shut')) {
    const [left, top, right, bottom] = both(box(it), roomOf(it)).map(Math.round)
    for (let y = top; y < bottom; y++) if (right > left) shown.fill(1, y * innerWidth + left, y * innerWidth + right)
  }

  const isCut = (it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1
  const isSeen = (it) => it.offsetParent && !it.closest('.choices:not(.listed) .thing')
  return {
    covered: shown.reduce((sum, one) => sum + one, 0) / area(page),
    scrolls: document.documentElement.scrollWidth,
    parts: Object.fromEntries(parts.map(([name, it]) => [name, box(it)])),
    cards: [...document.querySelectorAll('.card, .heap')].filter((it) => it.offsetParent).map((it) => ({
      part: partOf(it)[0],
      place: it.dataset.place,
      card: it.dataset.card ?? null,
      cut: ['hand', 'token'].find((cut) => it.classList.contains(`cut-${cut}`)) ?? null,
      box: box(it),
      isWhole: inBox(it, roomOf(it)),
    })),
    // Of the choices, the strokes and the question: what is cut, or not in sight; and marks of pairs that are.
    cut: [
      ...[...document.querySelectorAll('.bar :is(li button, .choices, .sentence), .plate .won')].filter((it) => isSeen(it) && (isCut(it) || !inBox(it, page))),
      ...[...document.querySelectorAll('.partner')].filter((it) => it.offsetParent && !inBox(it, box(it.closest('ul')))),
    ].map((it) => it.textContent.trim()),
  }
}
