import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { quotationTexts as texts } from '../../../i18n/fr/quotation-tracking'
import type { TrackedFamily } from '../../../resources/pricing/quotation-answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { listPath } from '../../admin/paths'
import { useEngine } from '../../fields/engine'
import { PageHead } from '../../layout/PageHead'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { StateBadge } from '../../widgets/StateBadge'
import { SheetRoot } from '../../widgets/sheet-style'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { PrepareButton } from './PrepareButton'
import { useQuotations } from './use-quotations'

const day = (value: string | null) => (value ? frenchDay(value) : '–')
const due = { label: texts.due, tone: 'orange' } as const

/** The campaign that is on its way, or the day that the rating's frequency proposes. */
function Next({
  family: { campaign, next_proposed, last_applied },
  today,
}: {
  family: TrackedFamily
  today: string
}) {
  if (campaign)
    return (
      <>
        {frenchDay(campaign.appliance_date)}
        <div className="quiet">
          <MuiLink component={Link} to={`/price-updates/${campaign.id}`} underline="hover">
            {campaign.label}
          </MuiLink>
        </div>
      </>
    )
  if (!next_proposed) return <>{last_applied ? '–' : <StateBadge state={due} />}</>
  return (
    <>
      {frenchDay(next_proposed)} {next_proposed <= today && <StateBadge state={due} />}
    </>
  )
}

/** The families that follow a rating of the market, with when their prices are due again. */
export function QuotationFamilies() {
  const calls = useQuotations()
  const values = useEngine().registry.get('market_rating_value')
  const { data, error, refetch } = useQuery({
    queryKey: ['quotations'],
    queryFn: ({ signal }) => calls.families(signal),
    refetchOnMount: 'always',
  })
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  return (
    <>
      <PageHead title={texts.title} subtitle={texts.help}>
        <Button component={Link} to={listPath(values)} variant="outlined">
          {texts.values}
        </Button>
      </PageHead>
      {!data && <TableSkeleton />}
      {data?.data.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
      {data && data.data.length > 0 && (
        <SheetRoot>
          <table aria-label={texts.title}>
            <thead>
              <tr>
                <th scope="col">{texts.family}</th>
                <th scope="col">{texts.rating}</th>
                <th scope="col" className="number">
                  {texts.products}
                </th>
                <th scope="col">{texts.lastValue}</th>
                <th scope="col">{texts.lastApplied}</th>
                <th scope="col">{texts.next}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {data.data.map((family) => (
                <tr key={family.id}>
                  <td className="what">
                    <MuiLink component={Link} to={String(family.id)} className="label" underline="hover">
                      {family.label}
                    </MuiLink>
                  </td>
                  <td data-label={texts.rating}>
                    {family.rating ?? '–'}
                    <div className="quiet">
                      {[
                        family.frequency_days && texts.days({ smart_count: family.frequency_days }),
                        family.indexed && texts.indexed,
                        family.source,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </div>
                  </td>
                  <td className="number" data-label={texts.products}>
                    {family.products}
                  </td>
                  <td data-label={texts.lastValue}>{day(family.last_value)}</td>
                  <td data-label={texts.lastApplied}>
                    {family.last_applied ? day(family.last_applied) : texts.never}
                  </td>
                  <td data-label={texts.next}>
                    <Next family={family} today={data.today} />
                  </td>
                  <td className="end">
                    <PrepareButton family={family} today={data.today} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </SheetRoot>
      )}
    </>
  )
}
