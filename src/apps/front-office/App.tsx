import { lazy, type ReactNode, Suspense } from 'react'
import { AdherentProvider } from '../../layout/AdherentProvider'
import { AdherentSelector } from '../../layout/AdherentSelector'
import { Shell } from '../../layout/Shell'
import { useLitigationAccess } from '../../layout/use-litigation-access'
import { PendingReceptions } from '../../screens/receptions/PendingReceptions'
import { AskDialog } from '../../trade/AskDialog'
import { PendingPresses } from '../../trade/PendingPresses'
import { PhoneBar } from '../../trade/PhoneBar'
import { CatalogueAhead } from './CatalogueAhead'

const TourPlace = lazy(async () => ({ default: (await import('../../trade/tour/TourPlace')).TourPlace }))

export function App({ children }: { children: ReactNode }) {
  useLitigationAccess()
  return (
    <AdherentProvider>
      <Shell bar={<AdherentSelector />} phoneBar={(more) => <PhoneBar onMore={more} />}>
        <PendingReceptions />
        <PendingPresses />
        <CatalogueAhead />
        <AskDialog />
        {children}
        <Suspense>
          <TourPlace />
        </Suspense>
      </Shell>
    </AdherentProvider>
  )
}
