/** What jsdom lacks of a browser, for the screens of the engine. */
export function prepareDom() {
  const nothing = () => undefined
  const media = {
    matches: false,
    addListener: nothing,
    removeListener: nothing,
    addEventListener: nothing,
    removeEventListener: nothing,
  }
  window.matchMedia = (query) => ({ ...media, media: query, onchange: null, dispatchEvent: () => false })
  window.scrollTo = nothing
  Element.prototype.scrollIntoView = nothing
}
