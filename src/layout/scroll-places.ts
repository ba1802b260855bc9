/** Where a page and the frames in it stood: `page`, or the name that a frame gives itself by `data-scroll`. */
export type Places = Readonly<Record<string, readonly [left: number, top: number]>>

const framesOf = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-scroll]')]
const nameOf = (frame: HTMLElement) => frame.dataset.scroll ?? ''

/** What is scrolled now; what stands at its top is not named. */
export function placesOf(page: Document): Places {
  const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {}
  const all: [string, [number, number]][] = [
    ['page', [scrollX, scrollY]],
    ...framesOf(page).map((frame): [string, [number, number]] => [
      nameOf(frame),
      [frame.scrollLeft, frame.scrollTop],
    ]),
  ]
  return Object.fromEntries(all.filter(([, [left, top]]) => left > 0 || top > 0))
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 2

/** Scrolls what is there to where it stood; answers whether all of it could go so far already. */
export function goTo(page: Document, places: Places): boolean {
  const view = page.defaultView
  const frames = new Map(framesOf(page).map((frame) => [nameOf(frame), frame]))
  return Object.entries(places).every(([name, [left, top]]) => {
    if (name === 'page') {
      view?.scrollTo(left, top)
      return isNear(view?.scrollY ?? 0, top)
    }
    const frame = frames.get(name)
    frame?.scrollTo(left, top)
    return frame !== undefined && isNear(frame.scrollTop, top)
  })
}
