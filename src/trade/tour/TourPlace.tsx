import { lazy, Suspense, useSyncExternalStore } from 'react'
import { tour } from './tour-store'

const TourPanel = lazy(async () => ({ default: (await import('./TourPanel')).TourPanel }))

/** Where the tour stands over every screen, while somebody takes it. */
export function TourPlace() {
  const at = useSyncExternalStore(tour.subscribe, tour.at)
  if (at === undefined) return null
  return (
    <Suspense>
      <TourPanel at={at} />
    </Suspense>
  )
}
