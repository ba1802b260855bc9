import Search from '@mui/icons-material/ManageSearch'
import Button from '@mui/material/Button'
import { anomalyTexts as texts } from '../../../../i18n/fr/catalogue'
import type { Recomputed } from '../../../../resources/catalogue/answers'
import { useListAct } from '../../../admin/form/use-list-act'
import { useListScreen } from '../../../admin/list/list-screen'
import { useEngine } from '../../../fields/engine'

/** Looks for the anomalies of the whole catalogue now, without waiting for the night. */
export function RecomputeButton() {
  const { http } = useEngine()
  const { rights } = useListScreen()
  const { run, isPending } = useListAct('anomaly')
  if (!rights.update) return null

  const recompute = () =>
    run(
      () => http.put<Recomputed>('/catalog/anomalies/recompute'),
      ({ opened, fixed }) => texts.recomputed(opened, fixed),
    )
  return (
    <Button variant="outlined" startIcon={<Search />} loading={isPending} onClick={() => void recompute()}>
      {texts.recompute}
    </Button>
  )
}
