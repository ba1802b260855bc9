import { useSyncExternalStore } from 'react'
import { TourPanel } from './TourPanel'
import { tour } from './tour-store'

/** Where the tour stands over every screen, while somebody takes it. */
export function TourPlace() {
  const at = useSyncExternalStore(tour.subscribe, tour.at)
  return at === undefined ? null : <TourPanel at={at} />
}
