import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import type { RfaDeclaration } from '../../../resources/rebates/answers'
import { revenueStates } from '../../../resources/revenues/states'
import { frenchDay } from '../../../resources/schema/date-text'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { useAllowed } from '../../fields/engine'
import { EmptyState } from '../../widgets/EmptyState'
import { SheetTable } from '../../widgets/SheetTable'
import { StateBadge } from '../../widgets/StateBadge'

/** The declarations of the year; those that are validated are counted. */
export function DeclarationTable({ declarations }: { declarations: readonly RfaDeclaration[] }) {
  const maySee = useAllowed()('viewRevenue')
  if (!declarations.length) return <EmptyState title={texts.noDeclarations} />
  const period = (one: RfaDeclaration) => `${frenchDay(one.revenue_start)} – ${frenchDay(one.revenue_end)}`
  return (
    <SheetTable
      name={texts.declarations}
      rows={declarations}
      keyOf={(one) => one.id}
      rowIs={(one) => one.is_replaced && 'is-over'}
      columns={[
        {
          title: texts.period,
          is: 'what',
          of: (one) =>
            maySee ? (
              <MuiLink component={Link} to={`/revenues/${one.id}?tab=detail`} underline="hover">
                {period(one)}
              </MuiLink>
            ) : (
              period(one)
            ),
        },
        {
          title: texts.state,
          is: 'state plain',
          of: (one) => (
            <>
              <StateBadge state={revenueStates[one.status]} />
              {one.is_replaced && <div className="quiet">{texts.replaced}</div>}
            </>
          ),
        },
        {
          title: texts.declared,
          is: 'number',
          of: (one) => (one.amount_ht === null ? '–' : frenchPrice(one.amount_ht)),
        },
      ]}
    />
  )
}
