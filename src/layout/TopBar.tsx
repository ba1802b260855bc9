import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { AppSwitcher } from './AppSwitcher'
import { HelpMenu } from './HelpMenu'
import { barHeight } from './nav-colors'
import { NotificationBell } from './notifications/NotificationBell'
import { sayShell } from './say-shell'
import { UserMenu } from './UserMenu'

/** The bar above the content. `onOpenNav` is given on narrow screens; `children` is the application's own part. */
export function TopBar({ onOpenNav, children }: { onOpenNav?: () => void; children?: ReactNode }) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        minHeight: barHeight,
        px: { xs: 1, md: 3 },
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, md: 1 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {onOpenNav && (
        <IconButton onClick={onOpenNav} aria-label={sayShell('shell.openNav')}>
          <MenuIcon />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center' }}>{children}</Box>
      <AppSwitcher />
      <NotificationBell />
      <HelpMenu />
      <UserMenu />
    </Box>
  )
}
