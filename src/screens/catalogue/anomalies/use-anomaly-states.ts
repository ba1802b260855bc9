import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { anomalyTexts as texts } from '../../../../i18n/fr/catalogue'
import { HttpError } from '../../../../providers/http-error'
import { forgetLists } from '../../../admin/form/forget-lists'
import { toast } from '../../../widgets/toast-store'
import type { Anomaly } from './anomaly'

type Change = { state: Anomaly['state']; reason: string | null }

/** Changes the state of anomalies, one after the other, and asks the lists again. */
export function useAnomalyStates() {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)

  async function change(anomalies: readonly Anomaly[], data: Change): Promise<boolean> {
    setPending(true)
    try {
      for (const { id, lock_version, ...previousData } of anomalies)
        await dataProvider.update('anomaly', {
          id,
          data: { ...data, lock_version },
          previousData: { ...previousData, id },
        })
      toast.success(texts.done)
      return true
    } catch (error) {
      toast.error(error instanceof HttpError ? error.display : 'error.unexpected')
      return false
    } finally {
      setPending(false)
      await forgetLists(queryClient, 'anomaly')
    }
  }
  return { isPending, change }
}
