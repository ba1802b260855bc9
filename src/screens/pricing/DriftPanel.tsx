import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { priceUpdateTexts } from '../../../i18n/fr/price-updates'
import type { DriftAnswer } from '../../../resources/pricing/answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { frenchDecimal, frenchPrice } from '../../../resources/schema/decimal-text'
import type { Slot } from '../../admin/form/extensions'
import { Badge } from '../../widgets/Badge'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { SheetRoot } from '../../widgets/sheet-style'
import { usePriceUpdateCalls } from './use-pricing'

const texts = priceUpdateTexts.drift
const signed = (text: string) => (text.startsWith('-') ? `−${text.slice(1)}` : `+${text}`)
const gapOf = (text: string) => signed(frenchPrice(text))
const pctOf = (text: string | null) => (text === null ? '–' : `${signed(frenchDecimal(text))} %`)

interface Amounts {
  before: string
  after: string
  gap: string
}

const Amount = ({ before, after, gap }: Amounts) => (
  <>
    <td className="number" data-label={texts.before}>
      {frenchPrice(before)}
    </td>
    <td className="number" data-label={texts.after}>
      {frenchPrice(after)}
    </td>
    <td className="number amount" data-label={texts.gap}>
      {gapOf(gap)}
    </td>
  </>
)

const heads = [texts.before, texts.after, texts.gap].map((title) => (
  <th key={title} scope="col" className="number">
    {title}
  </th>
))

function Members({ of }: { of: DriftAnswer }) {
  return (
    <SheetRoot>
      <table aria-label={texts.members}>
        <thead>
          <tr>
            <th scope="col">{texts.member}</th>
            {heads}
            <th scope="col" className="number">
              {texts.pct}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.members.map((one) => (
            <tr key={one.adherent_id}>
              <td className="what">
                <div className="label">{one.name}</div>
                {one.is_over && <Badge tone="red" label={texts.isOver} />}
              </td>
              <Amount {...one} />
              <td className="number" data-label={texts.pct}>
                {pctOf(one.pct)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{texts.total}</td>
            <Amount {...of} />
            <td className="number">{pctOf(of.pct)}</td>
          </tr>
        </tfoot>
      </table>
    </SheetRoot>
  )
}

function Articles({ of: { articles } }: { of: DriftAnswer }) {
  return (
    <SheetRoot>
      <table aria-label={texts.articles}>
        <thead>
          <tr>
            <th scope="col">{texts.article}</th>
            {heads}
            <th scope="col">{texts.cheapest}</th>
          </tr>
        </thead>
        <tbody>
          {articles.map((one) => (
            <tr key={one.article_id}>
              <td className="what">
                <div className="label">{one.label}</div>
                <div className="quiet">{one.supplier}</div>
              </td>
              <Amount {...one} />
              <td>
                {one.cheapest ? (
                  <>
                    {one.cheapest.label}
                    <div className="quiet">
                      {one.cheapest.supplier} · {texts.saving({ amount: frenchPrice(one.cheapest.saving) })}
                    </div>
                  </>
                ) : (
                  '–'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}

/** What the campaign does to the members' own baskets, before it is applied. */
export const DriftPanel: Slot = ({ scope: { record } }) => {
  const id = Number(record?.id)
  const calls = usePriceUpdateCalls()
  const { data, error, refetch } = useQuery({
    queryKey: ['pricing', 'drift', id],
    queryFn: ({ signal }) => calls.drift(id, signal),
    refetchOnMount: 'always',
  })
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} />
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
          {frenchPrice(data.before)} → {frenchPrice(data.after)} ({gapOf(data.gap)})
        </Box>
      </Box>
      <Alert severity={over ? 'warning' : 'success'}>{texts.over(over, frenchDecimal(data.alert_pct))}</Alert>
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
