import { lazy, type ReactNode, Suspense } from 'react'
import { Shell } from '../../layout/Shell'

const TourPlace = lazy(async () => ({ default: (await import('../../trade/tour/TourPlace')).TourPlace }))

export function App({ children }: { children: ReactNode }) {
  return (
    <Shell>
      {children}
      <Suspense>
        <TourPlace />
      </Suspense>
    </Shell>
  )
}
