import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { quotationTexts as texts } from '../../../i18n/fr/quotation-tracking'
import { type TrackedFamily, trackedFamily } from '../../../resources/pricing/quotation-answers'
import { quotationEndpoints } from '../../../resources/pricing/quotation-endpoints'
import { frenchDay } from '../../../resources/schema/date-text'
import { many } from '../../../resources/schema/pick'
import { listPath } from '../../admin/paths'
import { useAnswer } from '../../fields/endpoints'
import { useEngine } from '../../fields/engine'
import { TablePage } from '../../trade/TablePage'
import { StateBadge } from '../../widgets/StateBadge'
import { PrepareButton } from './PrepareButton'

const families = many(texts.title, trackedFamily)
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
  const values = useEngine().registry.get('market_rating_value')
  const query = useAnswer(quotationEndpoints.families, {})
  return (
    <TablePage
      title={texts.title}
      subtitle={texts.help}
      empty={[texts.empty, texts.emptyText]}
      query={query}
      answer={families}
      keyOf={(family) => family.id}
      columns={({ today }) => [
        {
          field: 'label',
          title: texts.family,
          is: 'what',
          of: (family) => (
            <MuiLink component={Link} to={String(family.id)} className="label" underline="hover">
              {family.label}
            </MuiLink>
          ),
        },
        {
          field: 'rating',
          of: (family) => (
            <>
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
            </>
          ),
        },
        'products',
        'last_value',
        {
          field: 'last_applied',
          title: texts.lastApplied,
          of: ({ last_applied: last }) => (last ? frenchDay(last) : texts.never),
        },
        { field: 'next_proposed', title: texts.next, of: (family) => <Next family={family} today={today} /> },
        { is: 'end', of: (family) => <PrepareButton family={family} today={today} /> },
      ]}
    >
      {' '}
      <Button component={Link} to={listPath(values)} variant="outlined">
        {texts.values}
      </Button>
    </TablePage>
  )
}
