// While a table is played: which cards, piles and tools jump, and which properties of anything move.
() => {
  const watched = (window.watched = { jumps: [], moved: [] })
  const TOUCHED = '.card, .heap, .tools'
  const isSaid = (it) => it.nodeType !== Node.ELEMENT_NODE || !(it.matches(TOUCHED) || it.querySelector(TOUCHED))
  const name = (it) => `${it.parentElement?.className} > ${it.nodeName} ${it.className} ${it.title}`
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
  // What begins to glide from where it was stays there, although Chromium at times counts its new place as a shift. That
  // may be told after the glide, so each is kept with its end.
  const glides = new WeakMap()
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, how) {
    const { e, f } = new DOMMatrix([frames].flat()[0].transform ?? 'none')
    const glide = { x: e, y: f, end: Infinity }
    glides.set(this, [...(glides.get(this) ?? []), glide])
    const gliding = animate.call(this, frames, how)
    const ended = () => (glide.end = performance.now())
    gliding.finished.then(ended, ended)
    return gliding
  }
  const isNear = (one, other) => Math.abs(one - other) < 2
  const isKept = (it, from, to, when) =>
    it && ((glides.get(it) ?? []).some(({ x, y, end }) => when <= end && isNear(from.x - to.x, x) && isNear(from.y - to.y, y)) || isKept(it.parentElement, from, to, when))
  new PerformanceObserver((list) => {
    for (const { startTime, sources } of list.getEntries())
      for (const { node, previousRect, currentRect } of sources)
        if (node && !isSaid(node) && !isKept(node, previousRect, currentRect, startTime)) watched.jumps.push(`${name(node)}: ${place(previousRect)} to ${place(currentRect)}`)
  }).observe({ type: 'layout-shift' })
  const look = () => {
    for (const { effect } of document.getAnimations())
      for (const { offset, computedOffset, easing, composite, ...properties } of effect.getKeyframes())
        watched.moved.push(...Object.keys(properties).filter((each) => !watched.moved.includes(each)))
    requestAnimationFrame(look)
  }
  look()
}
