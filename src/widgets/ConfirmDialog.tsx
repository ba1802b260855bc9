import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { say } from './say'

type Props = {
  open: boolean
  title: string
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
  confirmLabel?: string
  /** Red, and « Annuler » has the focus: for what cannot be undone. */
  dangerous?: boolean
  /** « Annuler » has the focus: Enter alone does not confirm. */
  cautious?: boolean
  /** While what was confirmed is being done. */
  pending?: boolean
}

/** Asks before doing. */
export function ConfirmDialog({
  open,
  title,
  children,
  onConfirm,
  onClose,
  confirmLabel,
  dangerous,
  cautious = dangerous,
  pending,
}: Props) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={pending ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {children && (
        <DialogContent id={`${id}-text`} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {children}
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={onClose} disabled={pending} autoFocus={cautious} color="inherit">
          {say('widget.cancel')}
        </Button>
        <Button
          variant="contained"
          color={dangerous ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={pending}
          autoFocus={!cautious}
        >
          {confirmLabel ?? say('widget.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
