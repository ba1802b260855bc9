import type { ReactNode } from 'react'
import { AdherentProvider } from '../../layout/AdherentProvider'
import { AdherentSelector } from '../../layout/AdherentSelector'
import { Shell } from '../../layout/Shell'
import { useLitigationAccess } from '../../layout/use-litigation-access'
import { PendingReceptions } from '../../screens/receptions/PendingReceptions'
import { AskDialog } from '../../trade/AskDialog'
import { PendingPresses } from '../../trade/PendingPresses'
import { PhoneBar } from '../../trade/PhoneBar'
import { TourPlace } from '../../trade/tour/TourPlace'
import { CatalogueAhead } from './CatalogueAhead'

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
        <TourPlace />
      </Shell>
    </AdherentProvider>
  )
}
