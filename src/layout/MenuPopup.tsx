import Menu from '@mui/material/Menu'
import type { ReactNode } from 'react'

/** What a menu is given by its button. */
export interface OpenMenu {
  id: string
  anchor: HTMLElement | null
  /** Called by the item that was chosen. */
  close: () => void
}

/** The menu that a `MenuButton` opens. */
export function MenuPopup({ id, anchor, close, children }: OpenMenu & { children: ReactNode }) {
  return (
    <Menu
      id={`${id}-menu`}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-labelledby': `${id}-button`, sx: { minWidth: 220 } } }}
    >
      {children}
    </Menu>
  )
}
