import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { liveTexts } from '../../../i18n/fr/live'
import type { Present } from './places'

const namesOf = (people: readonly Present[]) => people.map(({ name }) => name).join(', ')

interface Props {
  people: readonly Present[]
  isCart?: boolean
  /** What else is to be told of them. */
  more?: readonly string[]
}

/** Who else is here, and who of them types, read out as it changes. */
export function OthersHere({ people, isCart = false, more = [] }: Props) {
  const editing = people.filter((one) => one.editing)
  const reading = people.filter((one) => !one.editing)
  const [edits, reads] = isCart
    ? [liveTexts.fillsCart, liveTexts.seesCart]
    : [liveTexts.edits, liveTexts.reads]
  const says = [
    ...more,
    ...(editing.length ? [edits(namesOf(editing), editing.length)] : []),
    ...(reading.length ? [reads(namesOf(reading), reading.length)] : []),
  ]
  return (
    <div role="status">
      {says.length > 0 && (
        <Paper
          elevation={2}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 0.75, typography: 'body2' }}
        >
          <PeopleOutlined fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
          <Box sx={{ overflowWrap: 'anywhere' }}>{says.join(' ')}</Box>
        </Paper>
      )}
    </div>
  )
}
