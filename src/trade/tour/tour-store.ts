/** At which moment the tour of this page is; undefined while nobody takes it. */
function createTour() {
  let at: number | undefined
  const listeners = new Set<() => void>()
  return {
    at: () => at,
    go(next: number | undefined) {
      at = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const tour = createTour()
