import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'

interface Props {
  title: string
  confirmLabel: string
  initial?: string
  isPending: boolean
  onConfirm: (label: string) => void
  onClose: () => void
}

/** Asks for the name of a standard cart. */
export function LabelDialog({ title, confirmLabel, initial = '', isPending, onConfirm, onClose }: Props) {
  const [label, setLabel] = useState(initial)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (!label.trim()) return
    onConfirm(label.trim())
  }
  return (
    <Modal
      open
      size="xs"
      title={title}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={confirmLabel}
          onCancel={onClose}
          disabled={!label.trim()}
          loading={isPending}
          onConfirm={confirm}
        />
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
