import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { StepBar } from './StepBar'
import type { Step } from './steps'
import { useSteps } from './use-steps'

type PageStep = Step & { render: (next: () => void) => ReactNode }
type Props = {
  steps: readonly PageStep[]
  /** The name of the last step that is saved; the page shows the one after it. */
  lastSavedStep?: string | null
  /** Stays on a step that is saved until it goes on by itself. */
  stays?: boolean
}

/** A page in several steps: the bar above, the current step below. */
export function StepPages({ steps, ...saved }: Props) {
  const stepped = useSteps({ steps, ...saved })
  const page = steps.find((step) => step.name === stepped.current?.name)
  return (
    <div>
      <StepBar steps={stepped.steps} onOpen={stepped.open} />
      <Box sx={{ pt: 3 }}>{page?.render(stepped.next)}</Box>
    </div>
  )
}
