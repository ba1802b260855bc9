import Schedule from '@mui/icons-material/Schedule'
import Box from '@mui/material/Box'
import { cartTexts, timeLeft } from '../../../i18n/fr/carts'
import type { CartTermsAnswer } from '../../../resources/orders/answers'
import { momentWords, shortDayWords } from '../../../resources/schema/date-words'
import { useNow } from './use-now'

const soon = 2 * 3_600_000

interface Props {
  terms: Pick<CartTermsAnswer, 'cut_off'>
  /** The day of delivery of a cart that is to be sent. */
  day?: string
  /** The sentence for what is left. */
  say?: (left: string, moment: string) => string
}

/** « À envoyer avant le mer. 2 déc., 17:00 pour jeu. 3 déc. » */
const sayOf = (day: string) => (left: string, moment: string) =>
  cartTexts.cutOff({ left, moment, day: shortDayWords(day) })

/** How long is left to send the cart for its day, or to decide it. */
export function CutOff({ terms, day = '', say }: Props) {
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
      {isPassed ? cartTexts.cutOffPassed : (say ?? sayOf(day))(timeLeft(left), momentWords(terms.cut_off))}
    </Box>
  )
}
