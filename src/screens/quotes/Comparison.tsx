import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useRefresh } from 'react-admin'
import { euros, frenchQuantity } from '../../../i18n/fr/orders'
import { quoteScreenTexts as texts } from '../../../i18n/fr/quote-screens'
import type { QuoteLineAnswer, QuotePageAnswer } from '../../../resources/quotes/answers'
import { quoteLineStates } from '../../../resources/quotes/states'
import { frenchDay, frenchMoment } from '../../../resources/schema/date-text'
import { compareDecimals, decimalText } from '../../../resources/schema/decimal-text'
import { FileLinks } from '../../trade/FileLinks'
import { matrixStyle } from '../../trade/matrix-style'
import { StateBadge } from '../../widgets/StateBadge'
import { AcceptDialog } from './AcceptDialog'
import { useQuoteAct, useQuoteCalls } from './use-quotes'

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

const unitPrice = (price: string) => `${decimalText(price.replace(/0{1,2}$/, ''))} €`

function rowsOf(page: QuotePageAnswer): [string, (line: QuoteLineAnswer) => ReactNode][] {
  const lowest = lowestOf(page.lines)
  return [
    [
      texts.state,
      (line) => (
        <>
          <StateBadge state={quoteLineStates[line.state]} />
          {line.unsent && <Box component="small">{texts.unsent}</Box>}
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
    [texts.unitPrice(page.unit), (line) => line.unit_price_ht && unitPrice(line.unit_price_ht)],
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

/** The quotes side by side: a column for each supplier, what was answered row by row. */
export function Comparison({ page }: { page: QuotePageAnswer }) {
  const calls = useQuoteCalls()
  const refresh = useRefresh()
  const { run } = useQuoteAct()
  const [chosen, choose] = useState<QuoteLineAnswer>()
  const resend = async ({ id, supplier }: QuoteLineAnswer) => {
    if (await run(() => calls.resend({ id: page.id, line_id: id }), texts.resent({ name: supplier })))
      refresh()
  }
  const mayAccept = (line: QuoteLineAnswer) =>
    page.acts.includes('accept') && line.state === 'answered' && line.is_valid
  const mayResend = (line: QuoteLineAnswer) => page.acts.includes('resend') && line.state !== 'answered'
  const shown = rowsOf(page).filter(([, cell]) => page.lines.some((line) => cell(line)))
  const hasActs = page.lines.some((line) => mayAccept(line) || mayResend(line))
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {texts.comparison}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-label={texts.comparison}
        sx={{
          ...matrixStyle,
          '& td': {
            verticalAlign: 'top',
            px: 1.5,
            py: 1,
            borderBottom: '1px solid',
            borderColor: 'divider',
            minWidth: 150,
          },
        }}
      >
        <table aria-label={texts.comparison}>
          <thead>
            <tr>
              <th scope="col">{texts.supplier}</th>
              {page.lines.map(({ id, supplier }) => (
                <th key={id} scope="col">
                  {supplier}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(([label, cell]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {page.lines.map((line) => (
                  <td key={line.id}>{cell(line) || '–'}</td>
                ))}
              </tr>
            ))}
            {hasActs && (
              <tr>
                <th scope="row">{texts.decide}</th>
                {page.lines.map((line) => (
                  <td key={line.id}>
                    {mayAccept(line) && (
                      <Button
                        size="small"
                        variant="contained"
                        aria-label={texts.acceptFor({ name: line.supplier })}
                        onClick={() => choose(line)}
                      >
                        {texts.accept}
                      </Button>
                    )}
                    {mayResend(line) && (
                      <Button
                        size="small"
                        aria-label={texts.resendFor({ name: line.supplier })}
                        onClick={() => void resend(line)}
                      >
                        {texts.resend}
                      </Button>
                    )}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </Box>
      {chosen && (
        <AcceptDialog page={page} line={chosen} onClose={() => choose(undefined)} onDone={refresh} />
      )}
    </Box>
  )
}
