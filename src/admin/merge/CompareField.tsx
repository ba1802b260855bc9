import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import { mergeScreenTexts as texts } from '../../../i18n/fr/merge-screens'

export type Choice = number | 'all'

interface Props {
  name: string
  label: string
  /** The records, each with how its value reads. */
  options: readonly { id: number; title: string; value: string }[]
  differs: boolean
  united?: boolean
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** One field of records that are merged: their values side by side, one below the other on a phone. */
export function CompareField({ name, label, options, differs, united, choice, onChoose }: Props) {
  const option = (value: Choice, title: string, text: string) => (
    <FormControlLabel
      key={value}
      sx={{
        m: 0,
        alignItems: 'flex-start',
        minWidth: 0,
        borderRadius: 1,
        px: 0.5,
        ...(differs && choice === value && chosen),
      }}
      control={
        <Radio
          size="small"
          name={name}
          checked={choice === value}
          onChange={() => onChoose(value)}
          slotProps={{ input: { 'aria-label': `${title} : ${text}` } }}
        />
      }
      label={
        <Box sx={{ py: 0.9, typography: 'body2', overflowWrap: 'anywhere' }}>
          <Box
            component="span"
            sx={{ display: { md: 'none' }, color: 'text.secondary' }}
          >{`${title} : `}</Box>
          {text}
        </Box>
      }
    />
  )
  return (
    <Box
      component="fieldset"
      sx={{
        ...line,
        gridTemplateColumns: {
          xs: '1fr',
          md: `minmax(140px, 1fr) repeat(${options.length}, minmax(0, 2fr))`,
        },
      }}
    >
      <Box component="legend" sx={hidden}>
        {label}
      </Box>
      <Box aria-hidden sx={{ typography: 'subtitle2', py: 0.9, overflowWrap: 'anywhere' }}>
        {label}
        {differs && (
          <Box component="span" sx={{ color: 'warning.dark', fontWeight: 400 }}>{` · ${texts.differs}`}</Box>
        )}
      </Box>
      {options.map(({ id, title, value }) => option(id, title, value || texts.empty))}
      {united && differs && (
        <Box sx={{ gridColumn: { md: '2 / -1' } }}>{option('all', label, texts.unite)}</Box>
      )}
    </Box>
  )
}

const chosen = { bgcolor: 'action.selected' } as const
const line = {
  display: 'grid',
  columnGap: 2,
  m: 0,
  px: 1.5,
  py: 0.5,
  border: 0,
  borderBottom: '1px solid',
  borderColor: 'divider',
  minWidth: 0,
} as const
const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
