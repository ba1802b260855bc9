import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { navWidth } from './nav-colors'

interface NavDrawerProps {
  isOpen: boolean
  onClose: () => void
  /** Its colours. */
  ground: object
  children: ReactNode
}

/** The side navigation of a narrow screen, over the page. */
export function NavDrawer({ isOpen, onClose, ground, children }: NavDrawerProps) {
  const paper = { sx: { ...ground, width: navWidth.open, border: 0 } }
  return (
    <Drawer open={isOpen} onClose={onClose} slotProps={{ paper }}>
      {children}
    </Drawer>
  )
}
