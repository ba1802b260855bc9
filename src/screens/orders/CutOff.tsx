import Schedule from '@mui/icons-material/Schedule'
import Box from '@mui/material/Box'
import { cartTexts, timeLeft } from '../../../i18n/fr/carts'
import type { CartTermsAnswer } from '../../../resources/orders/answers'
import { momentWords } from '../../../resources/schema/date-words'
import { useNow } from './use-now'

const soon = 2 * 3_600_000

interface Props {
  terms: Pick<CartTermsAnswer, 'cut_off'>
  /** The sentence for what is left; by itself, that of a cart that is to be sent. */
  say?: (left: string, moment: string) => string
}

/** How long is left to send the cart for its day, or to decide it. */
export function CutOff({ terms, say = cartTexts.cutOff }: Props) {
  const now = useNow()
  if (!terms.cut_off) return null
  const left = new Date(terms.cut_off).getTime() - now
  const isPassed = left <= 0
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        typography: 'body2',
        fontWeight: left < soon ? 600 : 400,
        color: isPassed ? 'error.main' : left < soon ? 'warning.main' : 'text.secondary',
        '& svg': { fontSize: 18 },
      }}
    >
      <Schedule aria-hidden />
      {isPassed ? cartTexts.cutOffPassed : say(timeLeft(left), momentWords(terms.cut_off))}
    </Box>
  )
}
