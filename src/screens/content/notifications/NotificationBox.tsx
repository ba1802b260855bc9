import Box from '@mui/material/Box'
import { sayBox } from '../../../../i18n/fr/notifications'
import { TabPages } from '../../../widgets/TabPages'
import { BoxTab } from './BoxTab'
import { PreferencesTab } from './PreferencesTab'

/** « Boîte de notifications »: everything that one was told, and what one wants by mail too. */
export function NotificationBox() {
  return (
    <Box sx={{ maxWidth: 960 }}>
      <Box component="h1" sx={{ typography: 'h1', m: 0 }}>
        {sayBox('box.title')}
      </Box>
      <Box component="p" sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
        {sayBox('box.intro')}
      </Box>
      <TabPages
        label={sayBox('box.title')}
        tabs={[
          { name: 'all', label: sayBox('box.all'), content: <BoxTab /> },
          { name: 'unread', label: sayBox('box.unreadOnly'), content: <BoxTab isUnread /> },
          { name: 'preferences', label: sayBox('box.preferences'), content: <PreferencesTab /> },
        ]}
      />
    </Box>
  )
}
