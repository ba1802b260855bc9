import { jobTexts as texts } from '../../../../i18n/fr/jobs'
import type { RunAnswer } from '../../../../resources/content/answers'
import { Badge } from '../../../widgets/Badge'

const tones = { running: 'blue', done: 'green', failed: 'red' } as const

/** How a run went, in a word. */
export const RunState = ({ run }: { run: Pick<RunAnswer, 'state'> }) => (
  <Badge tone={tones[run.state]} label={texts[run.state]} />
)
