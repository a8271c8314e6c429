// While a table is played: which cards, piles and tools jump, and which properties of anything move.
() => {
  const watched = (window.watched = { jumps: [], moved: [] })
  const TOUCHED = '.card, .heap, .tools'
  const isSaid = (it) => it.nodeType !== Node.ELEMENT_NODE || !(it.matches(TOUCHED) || it.querySelector(TOUCHED))
  const name = (it) => `${it.parentElement?.className} > ${it.nodeName} ${it.className} ${it.title}`
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const { node, previousRect, currentRect } of list.getEntries().flatMap(({ sources }) => sources))
      if (node && !isSaid(node)) watched.jumps.push(`${name(node)}: ${place(previousRect)} to ${place(currentRect)}`)
  }).observe({ type: 'layout-shift' })
  const look = () => {
    for (const { effect } of document.getAnimations())
      for (const { offset, computedOffset, easing, composite, ...properties } of effect.getKeyframes())
        watched.moved.push(...Object.keys(properties).filter((each) => !watched.moved.includes(each)))
    requestAnimationFrame(look)
  }
  look()
}
