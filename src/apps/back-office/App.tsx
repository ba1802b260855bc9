import { FormExtensionsContext } from '../../admin/form/extensions'
import { ScreenRoutes } from '../../layout/ScreenRoutes'
import { Shell } from '../../layout/Shell'
import { settingForms } from '../../screens/settings/form-extensions'

export function App() {
  return (
    <Shell>
      <FormExtensionsContext value={settingForms}>
        <ScreenRoutes />
      </FormExtensionsContext>
    </Shell>
  )
}
