import type { ReactNode } from 'react'
import { checkExtensions } from '../../admin/form/check-extensions'
import { FormExtensionsContext } from '../../admin/form/extensions'
import { Shell } from '../../layout/Shell'
import { backOfficeForms } from '../../screens/back-office-forms'
import { TourPlace } from '../../trade/tour/TourPlace'
import { resources } from '../browser-resources'

resources.onWhole(() => checkExtensions(resources, backOfficeForms))

export function App({ children }: { children: ReactNode }) {
  return (
    <Shell>
      <FormExtensionsContext value={backOfficeForms}>{children}</FormExtensionsContext>
      <TourPlace />
    </Shell>
  )
}
