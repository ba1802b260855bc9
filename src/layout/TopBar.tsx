import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { barHeight } from './nav-colors'
import { sayShell } from './say-shell'
import { UserMenu } from './UserMenu'

interface TopBarProps {
  /** Given on narrow screens. */
  onOpenNav?: () => void
  tools?: ReactNode
  children?: ReactNode
}

/** The bar above the content; `children` and `tools` are the application's own parts. */
export function TopBar({ onOpenNav, tools, children }: TopBarProps) {
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
      {tools}
      <UserMenu />
    </Box>
  )
}
