import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { lockTexts } from '../../../i18n/fr/form'
import { rowsOf } from '../form/initial-values'
import { FieldValue } from '../show/FieldValue'
import type { Difference, Side } from './merge'
import { titleOfRow } from './rows-within'

type Props = {
  difference: Difference
  side: Side | undefined
  onChoose: (side: Side) => void
}

/** What a side has of a difference: a value, a row or none, the order of the rows. */
function Having({ difference, of }: { difference: Difference; of: 'base' | Side }) {
  const { what, place, name } = difference
  const { registry, resource, versions } = place
  const value = difference[of]
  if (what === 'order') {
    const child = registry.get(resource.fields[name]?.to ?? '')
    return rowsOf(value)
      .map((row, index) => titleOfRow(child, { base: row }, index))
      .join(', ')
  }
  if (what === 'row' && !value) return difference.base ? lockTexts.rowRemoved : lockTexts.rowAbsent
  return (
    <FieldValue
      resource={resource}
      name={name}
      value={what === 'row' ? [value] : value}
      record={versions[of]}
      known={[versions.base, versions.theirs]}
    />
  )
}

const titleOf = ({ what, place, name, titles }: Difference) => {
  if (what === 'row') return titles.join(' · ')
  return [...titles, what === 'order' ? lockTexts.order : place.resource.fields[name]?.label].join(' · ')
}

/** What differs, as first read, mine, theirs; one of the two is kept. */
export function DifferenceRow({ difference, side, onChoose }: Props) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ py: 2, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Typography id={id} variant="subtitle2" component="h3">
        {titleOf(difference)}
      </Typography>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mb: 1 }}>
        {lockTexts.base}
        {' : '}
        <Having difference={difference} of="base" />
      </Typography>
      <RadioGroup
        value={side ?? ''}
        aria-labelledby={id}
        onChange={(_, chosen) => onChoose(chosen === 'mine' ? 'mine' : 'theirs')}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}
      >
        <Choice side="mine" title={lockTexts.keepMine} isChosen={side === 'mine'}>
          <Having difference={difference} of="mine" />
        </Choice>
        <Choice side="theirs" title={lockTexts.keepTheirs} isChosen={side === 'theirs'}>
          <Having difference={difference} of="theirs" />
        </Choice>
      </RadioGroup>
    </Box>
  )
}

type ChoiceProps = { side: Side; title: string; isChosen: boolean; children: React.ReactNode }

const Choice = ({ side, title, isChosen, children }: ChoiceProps) => (
  <FormControlLabel
    value={side}
    control={<Radio size="small" />}
    sx={{
      m: 0,
      p: 1,
      alignItems: 'flex-start',
      border: '1px solid',
      borderRadius: 1,
      borderColor: isChosen ? 'primary.main' : 'divider',
      bgcolor: isChosen ? 'primary.light' : undefined,
    }}
    label={
      <>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {title}
        </Typography>
        <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {children}
        </Typography>
      </>
    }
  />
)
