import type { ReactNode } from 'react'
import { AdherentProvider } from '../../layout/AdherentProvider'
import { AdherentSelector } from '../../layout/AdherentSelector'
import { Shell } from '../../layout/Shell'
import { useLitigationAccess } from '../../layout/use-litigation-access'
import { PendingReceptions } from '../../screens/receptions/PendingReceptions'

export function App({ children }: { children: ReactNode }) {
  useLitigationAccess()
  return (
    <AdherentProvider>
      <Shell bar={<AdherentSelector />}>
        <PendingReceptions />
        {children}
      </Shell>
    </AdherentProvider>
  )
}
