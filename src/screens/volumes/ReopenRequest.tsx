import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import { f } from '../../../resources/schema/f'
import { AskDialog } from '../../admin/form/AskDialog'
import { useVolumeAct, useVolumeRequestCalls } from './use-volumes'

const fields = { until: f.dateTime({ label: texts.until, required: true }) } as const

/** Opens a closed request again until a moment. */
export function ReopenRequest({
  id,
  onClose,
  onDone,
}: {
  id: number
  onClose: () => void
  onDone: () => void
}) {
  const calls = useVolumeRequestCalls()
  const { run, isPending, errors } = useVolumeAct({ atFields: true })
  const reopen = (until: string) =>
    run(() => calls.reopen({ id, until }), texts.reopened, {
      after: () => {
        onDone()
        onClose()
      },
    })
  return (
    <AskDialog
      size="xs"
      title={texts.verbs.reopen}
      confirm={texts.verbs.reopen}
      fields={fields}
      errors={errors}
      help={texts.reopenHelp}
      isPending={isPending}
      onClose={onClose}
      onConfirm={({ until }) => void reopen(String(until))}
    />
  )
}
