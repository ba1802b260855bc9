import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { formSteps } from '../../../resources/tenders/preparation'
import { tenderPreparation } from '../../../resources/tenders/preparation-endpoints'
import { HeldTab } from '../../admin/form/HeldTab'
import { useSaveThen } from '../../admin/form/use-save-then'
import { useEndpoints } from '../../fields/endpoints'
import type { PreparationProps } from './preparation-props'
import { useTenderAct } from './use-tenders'

type Props = PreparationProps & { title: keyof typeof formSteps }

/** A step that is a tab of the tender's own form: saved with it. */
export function FormStep({ title, prepared, isLocked, next }: Props) {
  const calls = useEndpoints(tenderPreparation)
  const { run, isPending } = useTenderAct()
  const { saveThen, isSaving } = useSaveThen()
  const go = async () => {
    const answer = await run(() => calls.saveStep({ id: prepared.tender.id, step: formSteps[title] }))
    if (answer) next()
  }
  return (
    <>
      <HeldTab title={title} />
      {!isLocked && (
        <Box sx={{ mt: 2 }}>
          <Button variant="contained" loading={isPending || isSaving} onClick={() => saveThen(go)}>
            {tenderScreens.save}
          </Button>
        </Box>
      )}
    </>
  )
}
