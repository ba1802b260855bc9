import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import useMediaQuery from '@mui/material/useMediaQuery'
import { euros } from '../../../i18n/fr/orders'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import { KeptFree } from '../../widgets/KeptFree'
import type { draftTotals } from './draft'

interface Props {
  totals: ReturnType<typeof draftTotals>
  isPending: boolean
  onDrop: () => void
  onSign: () => void
}

/** What the reception comes to, and its signature: always in reach, and low on a phone. */
export function SignBar({ totals, isPending, onDrop, onSign }: Props) {
  const isNarrow = useMediaQuery('(max-width: 599.95px)')
  const facts = [
    [texts.totalDelivered, totals.delivered],
    [texts.totalDue, totals.due],
    [texts.totalGap, totals.gap],
  ] as const
  return (
    <Paper elevation={3} sx={bar}>
      <KeptFree isUpper height={170} />
      {facts.map(([label, amount]) => (
        <Box key={label}>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{label}</Box>
          <Box sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>{euros(amount)}</Box>
        </Box>
      ))}
      <Box sx={buttons}>
        {isNarrow ? (
          <IconButton aria-label={texts.drop} onClick={onDrop} sx={{ width: 48 }}>
            <Delete />
          </IconButton>
        ) : (
          <Button color="inherit" onClick={onDrop}>
            {texts.drop}
          </Button>
        )}
        <Button
          variant="contained"
          size="large"
          loading={isPending}
          onClick={onSign}
          sx={{ minHeight: 48, flex: { xs: 1, sm: 'none' } }}
        >
          {texts.sign}
        </Button>
      </Box>
    </Paper>
  )
}

const bar = {
  position: 'sticky',
  bottom: 'var(--phone-bar, 0px)',
  zIndex: 4,
  px: 1.5,
  py: { xs: 0.75, sm: 1.5 },
  mt: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'space-between', sm: 'flex-start' },
  columnGap: { xs: 1, sm: 3 },
  rowGap: { xs: 0.5, sm: 1 },
} as const

const buttons = {
  display: 'flex',
  gap: 1,
  ml: 'auto',
  width: { xs: '100%', sm: 'auto' },
  '& .MuiButton-root': { px: 1.5 },
} as const
