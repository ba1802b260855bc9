import { AdherentProvider } from '../../layout/AdherentProvider'
import { AdherentSelector } from '../../layout/AdherentSelector'
import { ScreenRoutes } from '../../layout/ScreenRoutes'
import { Shell } from '../../layout/Shell'
import { useLitigationAccess } from '../../layout/use-litigation-access'
import { PendingReceptions } from '../../screens/receptions/PendingReceptions'

export function App() {
  useLitigationAccess()
  return (
    <AdherentProvider>
      <Shell bar={<AdherentSelector />}>
        <PendingReceptions />
        <ScreenRoutes />
      </Shell>
    </AdherentProvider>
  )
}
