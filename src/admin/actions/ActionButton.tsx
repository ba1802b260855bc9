import Button from '@mui/material/Button'
import { useState } from 'react'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { useAct } from '../../widgets/use-act'

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
  const running = useAct()
  const { isPending } = running
  const close = () => setAsking(false)
  const act = () => running.run(run, undefined, { after: close, refused: close })
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
