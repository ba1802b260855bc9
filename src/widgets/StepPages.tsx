import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { KeptPages } from './KeptPages'
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
  /** Shown first, where the address asks for none. */
  starts?: string
  /** Steps that one has seen wait out of sight, with all that was typed in them. */
  keeps?: boolean
}

/** A page in several steps: the bar above, the current step below. */
export function StepPages({ steps, keeps = false, ...saved }: Props) {
  const stepped = useSteps({ steps, ...saved })
  const current = stepped.current?.name
  const render = (name: string) => steps.find((step) => step.name === name)?.render(stepped.next)
  return (
    <div>
      <StepBar steps={stepped.steps} onOpen={stepped.open} />
      <Box sx={{ pt: 3 }}>
        {current && (keeps ? <KeptPages shown={current} render={render} /> : render(current))}
      </Box>
    </div>
  )
}
