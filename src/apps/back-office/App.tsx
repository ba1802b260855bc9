import { lazy, type ReactNode, Suspense } from 'react'
import { checkExtensions } from '../../admin/form/check-extensions'
import { FormExtensionsContext } from '../../admin/form/extensions'
import { Shell } from '../../layout/Shell'
import { backOfficeForms } from '../../screens/back-office-forms'
import { resources } from '../browser-resources'

resources.onWhole(() => checkExtensions(resources, backOfficeForms))

const TourPlace = lazy(async () => ({ default: (await import('../../trade/tour/TourPlace')).TourPlace }))

export function App({ children }: { children: ReactNode }) {
  return (
    <Shell>
      <FormExtensionsContext value={backOfficeForms}>{children}</FormExtensionsContext>
      <Suspense>
        <TourPlace />
      </Suspense>
    </Shell>
  )
}
