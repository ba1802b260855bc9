import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import type { RfaDeclaration } from '../../../resources/rebates/answers'
import { revenueStates } from '../../../resources/revenues/states'
import { frenchDay } from '../../../resources/schema/date-text'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { useAllowed } from '../../fields/engine'
import { EmptyState } from '../../widgets/EmptyState'
import { StateBadge } from '../../widgets/StateBadge'
import { SheetRoot } from '../../widgets/sheet-style'

/** The declarations of the year; those that are validated are counted. */
export function DeclarationTable({ declarations }: { declarations: readonly RfaDeclaration[] }) {
  const maySee = useAllowed()('viewRevenue')
  if (!declarations.length) return <EmptyState title={texts.noDeclarations} />
  const period = (one: RfaDeclaration) => `${frenchDay(one.revenue_start)} – ${frenchDay(one.revenue_end)}`
  return (
    <SheetRoot tabIndex={0} role="region" aria-label={texts.declarations}>
      <table aria-label={texts.declarations}>
        <thead>
          <tr>
            <th scope="col">{texts.period}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col" className="number">
              {texts.declared}
            </th>
          </tr>
        </thead>
        <tbody>
          {declarations.map((one) => (
            <tr key={one.id} className={one.is_replaced ? 'is-over' : undefined}>
              <td className="what">
                {maySee ? (
                  <MuiLink component={Link} to={`/revenues/${one.id}?tab=detail`} underline="hover">
                    {period(one)}
                  </MuiLink>
                ) : (
                  period(one)
                )}
              </td>
              <td className="state plain">
                <StateBadge state={revenueStates[one.status]} />
                {one.is_replaced && <div className="quiet">{texts.replaced}</div>}
              </td>
              <td className="number" data-label={texts.declared}>
                {one.amount_ht === null ? '–' : frenchPrice(one.amount_ht)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}
