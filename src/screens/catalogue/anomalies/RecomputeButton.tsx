import Search from '@mui/icons-material/ManageSearch'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { anomalyTexts as texts } from '../../../../i18n/fr/catalogue'
import { forgetLists } from '../../../admin/form/forget-lists'
import { useListScreen } from '../../../admin/list/list-screen'
import { useEngine } from '../../../fields/engine'
import { toast } from '../../../widgets/toast-store'

/** Looks for the anomalies of the whole catalogue now, without waiting for the night. */
export function RecomputeButton() {
  const { http } = useEngine()
  const queryClient = useQueryClient()
  const { rights } = useListScreen()
  const [isPending, setPending] = useState(false)
  if (!rights.update) return null

  async function recompute() {
    setPending(true)
    try {
      const { opened, fixed } = await http.put<{ opened: number; fixed: number }>(
        '/catalog/anomalies/recompute',
      )
      toast.success(texts.recomputed(opened, fixed))
      await forgetLists(queryClient, 'anomaly')
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="outlined" startIcon={<Search />} loading={isPending} onClick={() => void recompute()}>
      {texts.recompute}
    </Button>
  )
}
