import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'
import { say } from './say'

type Props = {
  /** The verb of what is done. */
  confirm: string
  /** What is done instead; « Annuler » where nothing is. */
  cancel?: string
  onConfirm: (event: MouseEvent) => void
  onCancel: () => void
  disabled?: boolean
  loading?: boolean
  /** What is done cannot be taken back. */
  isGrave?: boolean
}

/** « Annuler », and the verb of what a modal does. */
export function ModalActions({
  confirm,
  cancel = say('widget.cancel'),
  onConfirm,
  onCancel,
  disabled,
  loading,
  isGrave,
}: Props) {
  return (
    <>
      <Button color="inherit" onClick={onCancel}>
        {cancel}
      </Button>
      <Button
        variant="contained"
        color={isGrave ? 'error' : 'primary'}
        disabled={disabled}
        loading={loading}
        onClick={onConfirm}
      >
        {confirm}
      </Button>
    </>
  )
}
