import type { ReactNode } from 'react'
import { Shell } from '../../layout/Shell'
import { TourPlace } from '../../trade/tour/TourPlace'

export function App({ children }: { children: ReactNode }) {
  return (
    <Shell>
      {children}
      <TourPlace />
    </Shell>
  )
}
