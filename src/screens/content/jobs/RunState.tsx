import { jobTexts as texts } from '../../../../i18n/fr/jobs'
import { Badge } from '../../../widgets/Badge'
import type { JobRun } from './use-jobs'

const tones = { running: 'blue', done: 'green', failed: 'red' } as const

/** How a run went, in a word. */
export const RunState = ({ run }: { run: Pick<JobRun, 'state'> }) => (
  <Badge tone={tones[run.state]} label={texts[run.state]} />
)
