import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { lockTexts } from '../../../i18n/fr/form'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { FieldValue } from '../show/FieldValue'
import type { Difference, Side } from './conflict'

type Props = {
  resource: AnyResource
  difference: Difference
  /** The three records, for the labels of what they refer to. */
  rows: { base: ReadRow; mine: ReadRow; theirs: ReadRow }
  side: Side | undefined
  onChoose: (side: Side) => void
}

/** One field that differs: as first read, mine, theirs; one of the two is kept. */
export function DifferenceRow({ resource, difference, rows, side, onChoose }: Props) {
  const { name, base, mine, theirs } = difference
  const id = useId()
  const value = (record: ReadRow, one: unknown) => (
    <FieldValue
      resource={resource}
      name={name}
      value={one}
      record={record}
      known={[rows.base, rows.theirs]}
    />
  )
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ py: 2, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Typography id={id} variant="subtitle2" component="h3">
        {resource.fields[name]?.label}
      </Typography>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mb: 1 }}>
        {lockTexts.base}
        {' : '}
        {value(rows.base, base)}
      </Typography>
      <RadioGroup
        value={side ?? ''}
        aria-labelledby={id}
        onChange={(_, chosen) => onChoose(chosen === 'mine' ? 'mine' : 'theirs')}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}
      >
        <Choice side="mine" title={lockTexts.keepMine} isChosen={side === 'mine'}>
          {value(rows.mine, mine)}
        </Choice>
        <Choice side="theirs" title={lockTexts.keepTheirs} isChosen={side === 'theirs'}>
          {value(rows.theirs, theirs)}
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
