import Menu from '@mui/material/Menu'
import { type ReactNode, useId, useState } from 'react'

interface MenuButtonProps {
  /** Draws the button; it is given what makes it open the menu. */
  button: (open: {
    id: string
    onClick: (event: { currentTarget: HTMLElement }) => void
    'aria-haspopup': 'menu'
    'aria-expanded': boolean
    'aria-controls': string | undefined
  }) => ReactNode
  /** The menu's items; `close` is called by the one that was chosen. */
  children: (close: () => void) => ReactNode
}

/** A button that toggles a menu, which closes when something is chosen. */
export function MenuButton({ button, children }: MenuButtonProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isOpen = anchor !== null
  const close = () => setAnchor(null)
  return (
    <>
      {button({
        id: `${id}-button`,
        onClick: ({ currentTarget }) => setAnchor(isOpen ? null : currentTarget),
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-menu` : undefined,
      })}
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': `${id}-button`, sx: { minWidth: 220 } } }}
      >
        {children(close)}
      </Menu>
    </>
  )
}
