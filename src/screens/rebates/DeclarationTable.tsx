import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import { type RfaDeclaration, rfaPage } from '../../../resources/rebates/answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { useAllowed } from '../../fields/engine'
import { AnswerTable } from '../../trade/AnswerTable'
import { EmptyState } from '../../widgets/EmptyState'

/** The declarations of the year; those that are validated are counted. */
export function DeclarationTable({ declarations }: { declarations: readonly RfaDeclaration[] }) {
  const maySee = useAllowed()('viewRevenue')
  if (!declarations.length) return <EmptyState title={texts.noDeclarations} />
  const period = (one: RfaDeclaration) => `${frenchDay(one.revenue_start)} – ${frenchDay(one.revenue_end)}`
  return (
    <AnswerTable
      answer={rfaPage.declarations}
      name={texts.declarations}
      rows={declarations}
      keyOf={(one) => one.id}
      rowIs={(one) => one.is_replaced && 'is-over'}
      columns={[
        {
          field: 'revenue_start',
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
          field: 'status',
          is: 'state plain',
          under: (one) => one.is_replaced && texts.replaced,
        },
        { field: 'amount_ht', title: texts.declared },
      ]}
    />
  )
}
