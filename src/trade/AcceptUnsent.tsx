import Button from '@mui/material/Button'
import { useState } from 'react'
import { answerTexts as texts } from '../../i18n/fr/answers'
import { ConfirmDialog } from '../widgets/ConfirmDialog'
import type { useAct } from '../widgets/use-act'

interface Props {
  /** Whose answer it is. */
  name: string
  /** What follows from it. */
  text: string
  act: Pick<ReturnType<typeof useAct>, 'run' | 'isPending'>
  accept: () => Promise<unknown>
}

/** Takes what somebody saved and never sent as its answer, once that is confirmed. */
export function AcceptUnsent({ name, text, act: { run, isPending }, accept }: Props) {
  const [isAsked, ask] = useState(false)
  const close = () => ask(false)
  return (
    <>
      <Button size="small" aria-label={texts.acceptOf({ name })} onClick={() => ask(true)}>
        {texts.accept}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`${texts.acceptOf({ name })} ?`}
        confirmLabel={texts.accept}
        pending={isPending}
        onClose={close}
        onConfirm={() => void run(accept, texts.accepted({ name })).finally(close)}
      >
        {text}
      </ConfirmDialog>
    </>
  )
}
