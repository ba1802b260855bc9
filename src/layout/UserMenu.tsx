import ExpandMore from '@mui/icons-material/ExpandMore'
import Logout from '@mui/icons-material/LogoutOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router'
import { fileUrl } from '../../providers/files'
import { AvatarImage } from '../widgets/AvatarImage'
import { useApp } from './app-context'
import { MenuButton } from './MenuButton'
import { NoticeItem } from './NoticeItem'
import { SchemeChoice } from './SchemeChoice'
import { sayShell } from './say-shell'
import { screenAddress } from './screens'
import { useUser } from './use-boot'
import { useLeave } from './use-leave'

/** First and last name with the picture; profile, usage notice, appearance, logout. */
export function UserMenu() {
  const { screens } = useApp()
  const user = useUser()
  const leave = useLeave()
  const name = user ? `${user.first_name} ${user.last_name}`.trim() : ''
  const profile = screens.Profile
  return (
    <MenuButton
      button={(open) => (
        <ButtonBase
          {...open}
          aria-label={sayShell('shell.userMenu', { name })}
          sx={{ gap: 1.25, p: '4px 8px 4px 4px', borderRadius: 99, '&:hover': { bgcolor: 'action.hover' } }}
        >
          <AvatarImage src={fileUrl(user?.Avatar)} alt="" size={36} />
          <Box sx={{ display: { xs: 'none', sm: 'block' }, textAlign: 'left', lineHeight: 1.25 }}>
            <Box sx={{ typography: 'body2', fontWeight: 600 }}>{name}</Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{user?.Profile?.label}</Box>
          </Box>
          <ExpandMore
            fontSize="small"
            sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
          />
        </ButtonBase>
      )}
    >
      {(close) => [
        profile && (
          <MenuItem key="profile" component={Link} to={screenAddress(profile)} onClick={close}>
            <ListItemIcon>
              <Person fontSize="small" />
            </ListItemIcon>
            {sayShell('shell.profile')}
          </MenuItem>
        ),
        <NoticeItem key="notice" onClick={close} />,
        <SchemeChoice key="scheme" />,
        <Divider key="line" />,
        <MenuItem
          key="logout"
          onClick={() => {
            close()
            leave()
          }}
        >
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {sayShell('shell.logout')}
        </MenuItem>,
      ]}
    </MenuButton>
  )
}
