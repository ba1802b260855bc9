import Box from '@mui/material/Box'
import { preparationOrder, preparationSteps } from '../../../resources/tenders/preparation'
import type { Slot } from '../../admin/form/extensions'
import { StepBar } from '../../widgets/StepBar'

const steps = preparationOrder.map((name, at) => ({
  name,
  label: preparationSteps[name],
  state: at === 0 ? ('current' as const) : ('pending' as const),
}))

/** Above a new tender: the steps that wait until it is there. */
export const NewTenderSteps: Slot = ({ scope: { record } }) =>
  record ? null : (
    <Box sx={{ mb: 3 }}>
      <StepBar steps={steps} onOpen={() => {}} />
    </Box>
  )
