import Close from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import { say } from './say'

type Props = {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  actions?: ReactNode
  size?: 'xs' | 'sm' | 'md' | 'lg'
}

/** A dialog with its title and close button; whole screen on a phone. Focus stays inside, then goes back. */
export function Modal({ open, title, onClose, children, actions, size = 'sm' }: Props) {
  const titleId = useId()
  const narrow = useMediaQuery('(max-width: 599.95px)')
  const fullScreen = narrow && size !== 'xs'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={size}
      fullWidth
      fullScreen={fullScreen}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label={say('widget.close')}
        onClick={onClose}
        sx={{ position: 'absolute', top: 12, right: 12, color: 'text.secondary' }}
      >
        <Close />
      </IconButton>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  )
}
