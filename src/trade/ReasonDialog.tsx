import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type ReactNode, useState } from 'react'
import { orderPageTexts } from '../../i18n/fr/order-pages'
import { Modal } from '../widgets/Modal'

interface Props {
  title: string
  text?: ReactNode
  /** What becomes of the reason. */
  help: string
  confirmLabel: string
  isPending: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason of a refusal or of a cancellation: at least 3 characters. */
export function ReasonDialog({ title, text, help, confirmLabel, isPending, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [isTouched, setTouched] = useState(false)
  const isShort = reason.trim().length < 3
  return (
    <Modal
      open
      size="xs"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {orderPageTexts.back}
          </Button>
          <Button
            variant="contained"
            color="error"
            loading={isPending}
            onClick={() => (isShort ? setTouched(true) : onConfirm(reason.trim()))}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
      <TextField
        autoFocus
        required
        multiline
        minRows={2}
        label={orderPageTexts.reason}
        value={reason}
        error={isTouched && isShort}
        helperText={help}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </Modal>
  )
}
