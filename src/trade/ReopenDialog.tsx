import { answerTexts as texts } from '../../i18n/fr/answers'
import { f } from '../../resources/schema/f'
import { AskDialog } from '../admin/form/AskDialog'
import type { useAct } from '../widgets/use-act'

const fields = { until: f.dateTime({ label: "Jusqu'au", required: true }) } as const

interface Props {
  /** Whose answer it is. */
  name: string
  /** What follows from it. */
  text?: string
  act: Pick<ReturnType<typeof useAct>, 'run' | 'isPending' | 'errors'>
  reopen: (until: string) => Promise<unknown>
  onClose: () => void
}

/** Lets one party answer, or correct what it sent, until a moment. */
export function ReopenDialog({
  name,
  text = texts.reopenText,
  act: { run, isPending, errors },
  reopen,
  onClose,
}: Props) {
  return (
    <AskDialog
      size="xs"
      title={texts.reopenOf({ name })}
      confirm={texts.reopen}
      fields={fields}
      errors={errors}
      help={text}
      isPending={isPending}
      onClose={onClose}
      onConfirm={({ until }) =>
        void run(() => reopen(String(until)), texts.reopened({ name }), { after: onClose })
      }
    />
  )
}
