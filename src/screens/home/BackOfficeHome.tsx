import { lazy, Suspense, useMemo } from 'react'
import { Awaited } from '../../widgets/Awaited'
import { Attention } from './Attention'
import { HomePage } from './HomePage'
import { MessageBanners } from './MessageBanners'
import { backOfficeMatters } from './matters'
import { ServiceFigures } from './ServiceFigures'

const AtStake = lazy(async () => ({ default: (await import('./AtStake')).AtStake }))

/** The back office's first screen. */
export function BackOfficeHome() {
  const matters = useMemo(() => backOfficeMatters(new Date()), [])
  return (
    <HomePage>
      <MessageBanners />
      <Attention matters={matters} />
      <Suspense fallback={<Awaited />}>
        <AtStake of={{}} />
      </Suspense>
      <ServiceFigures />
    </HomePage>
  )
}
