import Logout from '@mui/icons-material/LogoutOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Link } from 'react-router'
import { ConfirmDialog } from '../widgets/ConfirmDialog'
import { useApp } from './app-context'
import { LanguageChoice } from './LanguageChoice'
import { lossOf } from './leaving'
import { MenuPopup, type OpenMenu } from './MenuPopup'
import { NoticeItem } from './NoticeItem'
import { SchemeChoice } from './SchemeChoice'
import { sayShell } from './say-shell'
import { screenAddress } from './screens'
import { useLeave } from './use-leave'

/** Profile, usage notice, appearance, logout. */
export function UserMenuItems(menu: OpenMenu) {
  const { client, screens } = useApp()
  const profile = screens.Profile
  const leave = useLeave()
  const [loss, setLoss] = useState<string>()
  const logOut = () => {
    menu.close()
    const would = lossOf(client.session.user())
    if (would) setLoss(would)
    else void leave()
  }
  return (
    <>
      <MenuPopup {...menu}>
        {profile && (
          <MenuItem component={Link} to={screenAddress(profile)} onClick={menu.close}>
            <ListItemIcon>
              <Person fontSize="small" />
            </ListItemIcon>
            {sayShell('shell.profile')}
          </MenuItem>
        )}
        <NoticeItem onClick={menu.close} />
        <SchemeChoice />
        <LanguageChoice />
        <Divider />
        <MenuItem onClick={logOut}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {sayShell('shell.logout')}
        </MenuItem>
      </MenuPopup>
      <ConfirmDialog
        open={loss !== undefined}
        dangerous
        title={sayShell('shell.leaveTitle')}
        confirmLabel={sayShell('shell.leaveAnyway')}
        onClose={() => setLoss(undefined)}
        onConfirm={() => void leave(true)}
      >
        {loss}
      </ConfirmDialog>
    </>
  )
}
