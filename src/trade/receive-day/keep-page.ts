/** Has the worker keep this page and its code, so that it opens again without a network. */
export function keepPage(): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ keep: performance.getEntriesByType('resource').map(({ name }) => name) }),
  )
}
