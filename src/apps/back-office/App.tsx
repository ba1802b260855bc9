import { FormExtensionsContext } from '../../admin/form/extensions'
import { ScreenRoutes } from '../../layout/ScreenRoutes'
import { Shell } from '../../layout/Shell'
import { backOfficeForms } from '../../screens/back-office-forms'

export function App() {
  return (
    <Shell>
      <FormExtensionsContext value={backOfficeForms}>
        <ScreenRoutes />
      </FormExtensionsContext>
    </Shell>
  )
}
