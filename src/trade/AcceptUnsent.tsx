import Button from '@mui/material/Button'
import { useState } from 'react'
import { ConfirmDialog } from '../widgets/ConfirmDialog'

interface Props {
  texts: { label: string; title: string; text: string }
  isPending: boolean
  onAccept: () => Promise<unknown>
}

/** Takes what somebody saved and never sent as its answer, once that is confirmed. */
export function AcceptUnsent({ texts, isPending, onAccept }: Props) {
  const [isAsked, ask] = useState(false)
  return (
    <>
      <Button size="small" aria-label={texts.title} onClick={() => ask(true)}>
        {texts.label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`${texts.title} ?`}
        confirmLabel={texts.label}
        pending={isPending}
        onClose={() => ask(false)}
        onConfirm={() => void onAccept().finally(() => ask(false))}
      >
        {texts.text}
      </ConfirmDialog>
    </>
  )
}
