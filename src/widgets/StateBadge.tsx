import type { State } from '../../resources/schema/course'
import { sayWord } from '../../resources/schema/say'
import { Badge } from './Badge'

/** Where a thing stands, as its declaration says it: name and colour. */
export const StateBadge = ({ state: { label, tone } }: { state: State }) => (
  <Badge tone={tone} label={sayWord(label)} />
)
