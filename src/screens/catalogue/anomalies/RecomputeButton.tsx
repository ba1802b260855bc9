import Search from '@mui/icons-material/ManageSearch'
import Button from '@mui/material/Button'
import { anomalyTexts as texts } from '../../../../i18n/fr/catalogue'
import { anomalyEndpoints } from '../../../../resources/catalogue/anomaly-endpoints'
import { useListAct } from '../../../admin/form/use-list-act'
import { useListScreen } from '../../../admin/list/list-screen'
import { useEndpoints } from '../../../fields/endpoints'

/** Looks for the anomalies of the whole catalogue now, without waiting for the night. */
export function RecomputeButton() {
  const { recompute: start } = useEndpoints(anomalyEndpoints)
  const { rights } = useListScreen()
  const { run, isPending } = useListAct('anomaly')
  if (!rights.update) return null

  const recompute = () =>
    run(
      () => start(),
      ({ opened, fixed }) => texts.recomputed(opened, fixed),
    )
  return (
    <Button variant="outlined" startIcon={<Search />} loading={isPending} onClick={() => void recompute()}>
      {texts.recompute}
    </Button>
  )
}
