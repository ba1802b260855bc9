import { anomalyTexts as texts } from '../../../../i18n/fr/catalogue'
import { AskDialog } from '../../../admin/form/AskDialog'
import { useEngine } from '../../../fields/engine'
import type { Anomaly } from './anomaly'
import { useAnomalyStates } from './use-anomaly-states'

type Props = { anomalies: readonly Anomaly[]; onClose: (isDone: boolean) => void }

/** Asks why anomalies are ignored: the reason is kept with them. */
export function IgnoreDialog({ anomalies, onClose }: Props) {
  const { reason } = useEngine().registry.get('anomaly').fields
  const { isPending, change } = useAnomalyStates()

  async function ignore(said: unknown) {
    if (await change(anomalies, { state: 'ignored', reason: String(said).trim() })) onClose(true)
  }
  return (
    <AskDialog
      size="xs"
      title={texts.ignoreTitle({ smart_count: anomalies.length })}
      confirm={texts.ignore}
      fields={reason ? { reason } : {}}
      isPending={isPending}
      onClose={() => onClose(false)}
      onConfirm={(values) => void ignore(values.reason)}
    />
  )
}
