import TrendingDown from '@mui/icons-material/TrendingDown'
import TrendingUp from '@mui/icons-material/TrendingUp'
import Box from '@mui/material/Box'
import { risePct } from '../../../resources/pricing/ceiling'
import { type Compared, lookOf } from '../../../resources/pricing/price-look'
import { decimalText, priceText } from '../../../resources/schema/decimal-text'
import { rounded } from '../../../resources/schema/exact'
import { gapOf, wordsOfCell } from '../../../resources/tenders/price-cell'
import { visuallyHidden } from '../../widgets/visually-hidden'

const signed = (text: string) => (text.startsWith('-') ? `−${text.slice(1)}` : `+${text}`)

/** « +0,06 € (+4,44 %) »; nothing where a price is missing or did not move. */
export function gapText({ quotation, last_quotation }: Compared): string {
  const gap = gapOf(quotation, last_quotation)
  if (!gap || gap.over === 0n) return ''
  const pct = risePct(quotation, last_quotation)
  return `${signed(priceText(rounded(gap, 4)))}${pct === null ? '' : ` (${signed(decimalText(pct))} %)`}`
}

const style = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  py: 0.25,
  borderRadius: 1,
  border: '2px solid transparent',
  position: 'relative',
  '&.frame-orange': { borderColor: 'warning.main' },
  '&.frame-green': { borderColor: 'success.main' },
  '& .red': { color: 'error.main' },
  '& .green': { color: 'success.main' },
  '& .pink': { color: 'tone.pink.text', fontWeight: 600 },
  '& .words': { width: '100%', fontSize: '0.75rem', color: 'text.secondary', textAlign: 'right' },
  '& .said': visuallyHidden,
} as const

/** A price by the rules of §10.2: each colour doubles with an icon and its words. */
export function PriceGap({ of, withPrice = false }: { of: Compared; withPrice?: boolean }) {
  const look = lookOf(of)
  const words = wordsOfCell(look)
  const gap = gapText(of)
  if (!words.length && !withPrice) return null
  return (
    <Box
      component="span"
      sx={style}
      className={look.frame ? `frame-${look.frame}` : ''}
      title={words.join(', ') || undefined}
    >
      {withPrice && of.quotation !== null && (
        <span className={look.text ?? undefined}>{priceText(of.quotation)}</span>
      )}
      {gap && (
        <span className={look.gapColor ?? undefined}>
          {look.gapColor === 'red' && <TrendingUp fontSize="inherit" aria-hidden />}
          {look.gapColor === 'green' && <TrendingDown fontSize="inherit" aria-hidden />} {gap}
        </span>
      )}
      {words.length > 0 && <span className={look.frame ? 'words' : 'said'}>{words.join(', ')}</span>}
    </Box>
  )
}
