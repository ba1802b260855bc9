import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { anomalyTexts as texts } from '../../../../i18n/fr/catalogue'
import { forgetLists } from '../../../admin/form/forget-lists'
import { useListAct } from '../../../admin/form/use-list-act'
import { toast } from '../../../widgets/toast-store'
import type { Anomaly } from './anomaly'

type Change = { state: Anomaly['state']; reason: string | null }

/** Changes the state of anomalies, one after the other, and asks the lists again. */
export function useAnomalyStates() {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const { run, isPending } = useListAct('anomaly', { atFields: true })

  async function changeEach(anomalies: readonly Anomaly[], data: Change) {
    for (const { id, lock_version, ...previousData } of anomalies)
      await dataProvider.update('anomaly', {
        id,
        data: { ...data, lock_version },
        previousData: { ...previousData, id },
      })
    return true
  }
  /** True once all have changed; what changed before a refusal stays so, and is shown. */
  const change = (anomalies: readonly Anomaly[], data: Change) =>
    run(() => changeEach(anomalies, data), texts.done, {
      refused: ({ display }) => {
        toast.error(display)
        void forgetLists(queryClient, 'anomaly')
      },
    })
  return { isPending, change }
}
