import Box from '@mui/material/Box'
import { accountTexts as texts } from '../../../i18n/fr/people'
import { profileType } from '../../../providers/trade/session'
import { useApp } from '../../layout/app-context'
import { TabPages } from '../../widgets/TabPages'
import { AccountForm } from './me/AccountForm'
import { SupplierTabs } from './me/SupplierTabs'
import { useSelf } from './shared/session-profile'

/** « Mon compte »: the user form; in the tenders application, beside it, what is known of the supplier. */
export function ProfileScreen() {
  const { app } = useApp()
  const { typeId } = useSelf()
  const isSupplier = app === 'tenders' && typeId === profileType.supplier
  return (
    <>
      <Box component="h1" sx={{ typography: 'h1', m: 0, mb: 2 }}>
        {texts.title}
      </Box>
      {isSupplier ? (
        <TabPages
          label={texts.title}
          tabs={[
            { name: 'user', label: texts.tabs.user, content: <AccountForm /> },
            { name: 'supplier', label: texts.tabs.supplier, content: <SupplierTabs part="information" /> },
            { name: 'catalog', label: texts.tabs.catalog, content: <SupplierTabs part="catalog" /> },
          ]}
        />
      ) : (
        <AccountForm />
      )}
    </>
  )
}
