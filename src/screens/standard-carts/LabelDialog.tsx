import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import { Modal } from '../../widgets/Modal'
import { say } from '../../widgets/say'

interface Props {
  title: string
  confirmLabel: string
  initial?: string
  onConfirm: (label: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a standard cart. */
export function LabelDialog({ title, confirmLabel, initial = '', onConfirm, onClose }: Props) {
  const [label, setLabel] = useState(initial)
  const [isPending, setPending] = useState(false)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (!label.trim()) return
    setPending(true)
    void onConfirm(label.trim()).finally(() => setPending(false))
  }
  return (
    <Modal
      open
      size="xs"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {say('widget.cancel')}
          </Button>
          <Button variant="contained" disabled={!label.trim()} loading={isPending} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form onSubmit={confirm}>
        <TextField
          autoFocus
          required
          label={texts.label}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      </form>
    </Modal>
  )
}
