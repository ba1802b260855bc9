import Button from '@mui/material/Button'
import { useState } from 'react'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'

type Props = {
  label: string
  /** Asked before; absent = done at once. */
  confirm?: string
  /** Over the question. */
  title: string
  size?: 'small'
  disabled?: boolean
  run: () => Promise<void>
}

/** The button of a declared action, with its question. */
export function ActionButton({ label, confirm, title, size, disabled, run }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  async function act() {
    setPending(true)
    try {
      await run()
    } finally {
      setPending(false)
      setAsking(false)
    }
  }
  return (
    <>
      <Button
        color="inherit"
        size={size}
        disabled={disabled}
        loading={isPending && !confirm}
        onClick={() => (confirm ? setAsking(true) : void act())}
      >
        {label}
      </Button>
      {confirm && (
        <ConfirmDialog
          open={isAsking}
          title={title}
          confirmLabel={label}
          pending={isPending}
          onConfirm={() => void act()}
          onClose={() => setAsking(false)}
        >
          {confirm}
        </ConfirmDialog>
      )}
    </>
  )
}
