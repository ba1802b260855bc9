import { AdherentProvider } from '../../layout/AdherentProvider'
import { AdherentSelector } from '../../layout/AdherentSelector'
import { ScreenRoutes } from '../../layout/ScreenRoutes'
import { Shell } from '../../layout/Shell'
import { useLitigationAccess } from '../../layout/use-litigation-access'

export function App() {
  useLitigationAccess()
  return (
    <AdherentProvider>
      <Shell bar={<AdherentSelector />}>
        <ScreenRoutes />
      </Shell>
    </AdherentProvider>
  )
}
