import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { lazy } from 'react'
import { fileUrl } from '../../providers/files'
import { AvatarImage } from '../widgets/AvatarImage'
import { MenuButton } from './MenuButton'
import { sayShell } from './say-shell'
import { useUser } from './use-boot'

const load = async () => ({ default: (await import('./UserMenuItems')).UserMenuItems })
const UserMenuItems = lazy(load)

/** First and last name with the picture, which open the person's menu. */
export function UserMenu() {
  const user = useUser()
  const name = user ? `${user.first_name} ${user.last_name}`.trim() : ''
  return (
    <MenuButton
      load={load}
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
      {(menu) => <UserMenuItems {...menu} />}
    </MenuButton>
  )
}
