import ExpandLess from '@mui/icons-material/KeyboardArrowUp'
import Box from '@mui/material/Box'
import Fab from '@mui/material/Fab'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { say } from './say'

export type FloatingAction = { label: string; icon: ReactNode; onClick: () => void; disabled?: boolean }

/** One main action that floats over the page, and a menu of secondary ones. */
export function FloatingActions({
  primary,
  secondary = [],
}: {
  primary: FloatingAction
  secondary?: FloatingAction[]
}) {
  // A style that asks whether the page has it would be worked out for the whole page at each change.
  useLayoutEffect(() => {
    document.body.classList.add('floats')
    return () => document.body.classList.remove('floats')
  }, [])
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 'fab',
        right: { xs: 16, sm: 28 },
        bottom: { xs: 'calc(var(--phone-bar, 0px) + 16px)', sm: 28 },
        display: 'flex',
        alignItems: 'center',
        gap: 1,
      }}
    >
      {secondary.length > 0 && <SecondaryActions actions={secondary} />}
      <Fab
        variant="extended"
        color="primary"
        onClick={primary.onClick}
        disabled={primary.disabled}
        sx={{ gap: 1, px: 2.5 }}
      >
        {primary.icon}
        {primary.label}
      </Fab>
    </Box>
  )
}

function SecondaryActions({ actions }: { actions: FloatingAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const choose = (action: FloatingAction) => {
    setAnchor(null)
    action.onClick()
  }
  return (
    <>
      <Fab
        size="medium"
        aria-label={say('widget.actions.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          setAnchor(event.currentTarget)
        }}
        sx={{
          bgcolor: 'background.paper',
          color: 'primary.main',
          border: '1px solid',
          borderColor: 'divider',
        }}
      >
        <ExpandLess
          sx={{ transition: 'transform 150ms', transform: anchor ? 'rotate(180deg)' : undefined }}
        />
      </Fab>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ paper: { sx: { mt: -1, minWidth: 200 } } }}
      >
        {actions.map((action) => (
          <MenuItem key={action.label} disabled={action.disabled} onClick={() => choose(action)}>
            <ListItemIcon>{action.icon}</ListItemIcon>
            <ListItemText>{action.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
