import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { negotiationTexts as texts } from '../../../i18n/fr/negotiation'
import { euros } from '../../../i18n/fr/orders'
import { frenchMoment } from '../../../resources/schema/date-text'
import { frenchDecimal } from '../../../resources/schema/decimal-text'
import { exact, minus, rounded } from '../../../resources/schema/exact'
import type { RoundAnswer } from '../../../resources/tenders/rounds'
import { ErrorState } from '../../widgets/ErrorState'
import { SheetRoot } from '../../widgets/sheet-style'
import { useTenderCalls } from './use-tenders'

/** The rounds of negotiation: who was asked for what, and once a round is over what it has changed. */
export function RoundsCard({ id }: { id: number }) {
  const calls = useTenderCalls()
  const { data, error, refetch } = useQuery({
    queryKey: ['tender', 'rounds', id],
    queryFn: ({ signal }) => calls.rounds(id, signal),
  })
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  const rounds = data?.data ?? []
  return (
    <>
      {[...new Set(rounds.map(({ round }) => round))].map((n) => (
        <Round key={n} rounds={rounds.filter(({ round }) => round === n)} />
      ))}
    </>
  )
}

function Round({ rounds }: { rounds: readonly RoundAnswer[] }) {
  const [first] = rounds
  if (!first) return null
  const isRunning = first.closed_at === null
  const title = `${texts.title}, ${texts.round({ n: first.round }).toLowerCase()}`
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{title}</Typography>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {texts.period({ from: frenchMoment(first.opened_at), until: frenchMoment(first.deadline) })}
        {isRunning && ` · ${texts.sealed}`}
      </Box>
      {first.message && <Box sx={{ whiteSpace: 'pre-line' }}>{first.message}</Box>}
      <SheetRoot>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{texts.supplier}</th>
              <th scope="col">{texts.lot}</th>
              <th scope="col">{texts.answer}</th>
              {!isRunning && (
                <>
                  {[texts.before, texts.after, texts.gap].map((head) => (
                    <th key={head} scope="col" className="number">
                      {head}
                    </th>
                  ))}
                  <th scope="col">{texts.prices}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {rounds.map((one) => (
              <RoundRow key={one.id} round={one} isRunning={isRunning} />
            ))}
          </tbody>
        </table>
      </SheetRoot>
    </Box>
  )
}

function RoundRow({ round, isRunning }: { round: RoundAnswer; isRunning: boolean }) {
  const { supplier, lot_number, lot, answered } = round
  const left = isRunning ? texts.waiting : texts.kept
  return (
    <tr>
      <td className="label">{supplier}</td>
      <td data-label={texts.lot}>
        {lot_number} – {lot}
      </td>
      <td data-label={texts.answer}>{answered ? texts.answered : left}</td>
      {!isRunning && <ChangedPrices round={round} />}
    </tr>
  )
}

function ChangedPrices({ round: { totals, changes } }: { round: RoundAnswer }) {
  const gap = totals && rounded(minus(exact(totals.after), exact(totals.before)), 2)
  return (
    <>
      <td className="number" data-label={texts.before}>
        {totals ? euros(totals.before) : '–'}
      </td>
      <td className="number" data-label={texts.after}>
        {totals ? euros(totals.after) : '–'}
      </td>
      <td className="number amount" data-label={texts.gap}>
        {gap ? euros(gap) : '–'}
      </td>
      <td data-label={texts.prices}>
        {changes.length === 0 ? (
          '–'
        ) : (
          <details>
            <summary>{texts.changes({ smart_count: changes.length })}</summary>
            {changes.map(({ tender_product_id, product, unit, before, after }) => (
              <Box key={tender_product_id}>
                {product}{' '}
                <span className="quiet">
                  {texts.change({ before: priceText(before), after: priceText(after), unit })}
                </span>
              </Box>
            ))}
          </details>
        )}
      </td>
    </>
  )
}

const priceText = (price: string | null) => (price === null ? '–' : frenchDecimal(price))
