import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { answerTexts } from '../../../i18n/fr/answers'
import { euros, frenchQuantity } from '../../../i18n/fr/orders'
import { quoteScreenTexts as texts } from '../../../i18n/fr/quote-screens'
import type { QuoteLineAnswer, QuotePageAnswer } from '../../../resources/quotes/answers'
import { quoteLineStates } from '../../../resources/quotes/states'
import { frenchDay, frenchMoment } from '../../../resources/schema/date-text'
import { compareDecimals, priceText } from '../../../resources/schema/decimal-text'
import { FileLinks } from '../../trade/FileLinks'
import { StateBadge } from '../../widgets/StateBadge'

const stands = ({ state }: QuoteLineAnswer) =>
  state === 'answered' || state === 'accepted' || state === 'refused'

/** Suppliers whose quote is the lowest of those that stand, where there is something to compare. */
function lowestOf(lines: readonly QuoteLineAnswer[]): number[] {
  const amounts = lines.flatMap((line) => (stands(line) && line.amount_ht !== null ? [line.amount_ht] : []))
  const [lowest] = [...amounts].sort(compareDecimals)
  if (lowest === undefined || amounts.length < 2) return []
  return lines
    .filter(
      (line) => stands(line) && line.amount_ht !== null && compareDecimals(line.amount_ht, lowest) === 0,
    )
    .map(({ id }) => id)
}

/** What is compared of the quotes, row by row: its title and its cell. */
export function rowsOf(page: QuotePageAnswer): [string, (line: QuoteLineAnswer) => ReactNode][] {
  const lowest = lowestOf(page.lines)
  return [
    [
      texts.state,
      (line) => (
        <>
          <StateBadge state={quoteLineStates[line.state]} />
          {line.unsent && (
            <Box component="small">
              {line.saved_at ? texts.savedUnsent({ when: frenchMoment(line.saved_at) }) : texts.unsent}
            </Box>
          )}
          {line.is_open && line.reopened_until && (
            <Box component="small">
              {answerTexts.reopenedUntil({ when: frenchMoment(line.reopened_until) })}
            </Box>
          )}
        </>
      ),
    ],
    [
      texts.amount,
      (line) =>
        line.amount_ht && (
          <>
            <b>{euros(line.amount_ht)}</b>
            {lowest.includes(line.id) && <Box component="small">{texts.lowest}</Box>}
          </>
        ),
    ],
    [texts.vat, (line) => line.rate && `${frenchQuantity(line.rate)} %`],
    [texts.amountTtc, (line) => line.amount_ttc && euros(line.amount_ttc)],
    [texts.unitPrice(page.unit), (line) => line.unit_price_ht && priceText(line.unit_price_ht)],
    [
      texts.validUntil,
      (line) =>
        line.valid_until && (
          <>
            {frenchDay(line.valid_until)}
            {!line.is_valid && <Box component="small">{texts.outdated}</Box>}
          </>
        ),
    ],
    [texts.reference, (line) => line.reference],
    [texts.answeredAt, (line) => line.answered_at && frenchMoment(line.answered_at)],
    [
      texts.comment,
      (line) => line.comment && <Box sx={{ whiteSpace: 'pre-line', maxWidth: 280 }}>{line.comment}</Box>,
    ],
    [texts.file, (line) => (line.files.length ? <FileLinks files={line.files} /> : null)],
  ]
}
