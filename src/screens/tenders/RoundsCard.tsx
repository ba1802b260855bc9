import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { negotiationTexts as texts } from '../../../i18n/fr/negotiation'
import { euros } from '../../../i18n/fr/orders'
import { frenchMoment } from '../../../resources/schema/date-text'
import { decimalText } from '../../../resources/schema/decimal-text'
import { differenceOf } from '../../../resources/schema/exact'
import { tenderJudgement } from '../../../resources/tenders/judgement-endpoints'
import type { RoundAnswer } from '../../../resources/tenders/rounds'
import { useAnswer } from '../../fields/endpoints'
import { ErrorState } from '../../widgets/ErrorState'
import { type ReadColumn, SheetTable } from '../../widgets/SheetTable'

/** The rounds of negotiation: who was asked for what, and once a round is over what it has changed. */
export function RoundsCard({ id }: { id: number }) {
  const { data, error, refetch } = useAnswer(tenderJudgement.rounds, { id })
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
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
      <SheetTable
        name={title}
        rows={rounds}
        keyOf={({ id }) => id}
        columns={[
          { title: texts.supplier, is: 'label', of: ({ supplier }) => supplier },
          { title: texts.lot, of: ({ lot_number, lot }) => `${lot_number} – ${lot}` },
          {
            title: texts.answer,
            of: ({ answered }) => {
              if (answered) return texts.answered
              return isRunning ? texts.waiting : texts.kept
            },
          },
          ...(isRunning ? [] : changed),
        ]}
      />
    </Box>
  )
}

function ChangedPrices({ changes }: Pick<RoundAnswer, 'changes'>) {
  if (changes.length === 0) return <>–</>
  return (
    <details>
      <summary>{texts.changes({ smart_count: changes.length })}</summary>
      {changes.map(({ tender_product_id, product, unit, before, after }) => (
        <Box key={tender_product_id}>
          {product}{' '}
          <span className="quiet">
            {texts.change({ before: shownPrice(before), after: shownPrice(after), unit })}
          </span>
        </Box>
      ))}
    </details>
  )
}

const gapOf = ({ before, after }: { before: string; after: string }) => differenceOf(after, before)

/** What a round that is over has changed. */
const changed: readonly ReadColumn<RoundAnswer>[] = [
  { title: texts.before, is: 'number', of: ({ totals }) => (totals ? euros(totals.before) : '–') },
  { title: texts.after, is: 'number', of: ({ totals }) => (totals ? euros(totals.after) : '–') },
  { title: texts.gap, is: 'number amount', of: ({ totals }) => (totals ? euros(gapOf(totals)) : '–') },
  { title: texts.prices, of: ({ changes }) => <ChangedPrices changes={changes} /> },
]

const shownPrice = (price: string | null) => (price === null ? '–' : decimalText(price))
