import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { priceUpdateTexts } from '../../../i18n/fr/price-updates'
import { type DriftAnswer, driftAnswer } from '../../../resources/pricing/answers'
import { priceUpdates } from '../../../resources/pricing/endpoints'
import { frenchDay } from '../../../resources/schema/date-text'
import { decimalText, priceText } from '../../../resources/schema/decimal-text'
import type { Slot } from '../../admin/form/extensions'
import { useAnswer } from '../../fields/endpoints'
import { AnswerTable } from '../../trade/AnswerTable'
import { Badge } from '../../widgets/Badge'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'

const texts = priceUpdateTexts.drift
const signed = (text: string) => (text.startsWith('-') ? `−${text.slice(1)}` : `+${text}`)
const gapOf = (text: string) => signed(priceText(text))
const pctOf = (text: string | null) => (text === null ? '–' : `${signed(decimalText(text))} %`)

interface Amounts {
  before: string
  after: string
  gap: string
}

const amounts = (total?: Amounts) => [
  { field: 'before' as const, total: total && priceText(total.before) },
  { field: 'after' as const, total: total && priceText(total.after) },
  {
    field: 'gap' as const,
    is: 'number amount' as const,
    of: ({ gap }: Amounts) => gapOf(gap),
    total: total && gapOf(total.gap),
  },
]

function Members({ of }: { of: DriftAnswer }) {
  return (
    <AnswerTable
      answer={driftAnswer.members}
      file="derive-par-adherent"
      name={texts.members}
      rows={of.members}
      keyOf={({ adherent_id }) => adherent_id}
      foot={texts.total}
      columns={[
        {
          field: 'name',
          title: texts.member,
          is: 'what',
          under: ({ is_over }) => is_over && <Badge tone="red" label={texts.isOver} />,
        },
        ...amounts(of),
        { field: 'pct', title: texts.pct, of: ({ pct }) => pctOf(pct), total: pctOf(of.pct) },
      ]}
    />
  )
}

function Articles({ of: { articles } }: { of: DriftAnswer }) {
  return (
    <AnswerTable
      answer={driftAnswer.articles}
      file="derive-par-article"
      name={texts.articles}
      rows={articles}
      keyOf={({ article_id }) => article_id}
      columns={[
        { field: 'label', title: texts.article, is: 'what', under: ({ supplier }) => supplier },
        ...amounts(),
        {
          title: texts.cheapest,
          value: ({ cheapest }) => cheapest?.label,
          of: ({ cheapest }) => cheapest?.label ?? '–',
          under: ({ cheapest }) =>
            cheapest && `${cheapest.supplier} · ${texts.saving({ amount: priceText(cheapest.saving) })}`,
        },
      ]}
    />
  )
}

/** What the campaign does to the members' own baskets, before it is applied. */
export const DriftPanel: Slot = ({ scope: { record } }) => {
  const id = Number(record?.id)
  const { data, error, refetch } = useAnswer(priceUpdates.drift, { id })
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  if (!data.members.length) return <EmptyState title={texts.none} text={texts.noneText} />
  const over = data.members.filter(({ is_over }) => is_over).length
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{texts.title}</Typography>
      <Box>{texts.text({ from: frenchDay(data.from), to: frenchDay(data.to) })}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1.5 }}>
        <Typography variant="h3" component="p">
          {pctOf(data.pct)}
        </Typography>
        <Box>
          {priceText(data.before)} → {priceText(data.after)} ({gapOf(data.gap)})
        </Box>
      </Box>
      <Alert severity={over ? 'warning' : 'success'}>{texts.over(over, decimalText(data.alert_pct))}</Alert>
      <Typography variant="h3">{texts.members}</Typography>
      <Members of={data} />
      {data.articles.length > 0 && (
        <>
          <Typography variant="h3">{texts.articles}</Typography>
          <Articles of={data} />
        </>
      )}
    </Box>
  )
}
