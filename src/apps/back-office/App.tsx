import type { ReactNode } from 'react'
import { FormExtensionsContext } from '../../admin/form/extensions'
import { Shell } from '../../layout/Shell'
import { backOfficeForms } from '../../screens/back-office-forms'

export function App({ children }: { children: ReactNode }) {
  return (
    <Shell>
      <FormExtensionsContext value={backOfficeForms}>{children}</FormExtensionsContext>
    </Shell>
  )
}
