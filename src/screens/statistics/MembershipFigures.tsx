import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { membershipTexts as texts } from '../../../i18n/fr/membership'
import { decimalText, priceText } from '../../../resources/schema/decimal-text'
import type {
  AvoidedProduct,
  MarketProduct,
  MembershipYear,
  RebatePart,
} from '../../../resources/statistics/membership'
import {
  type MembershipFigure,
  type MembershipSection,
  membershipFigures,
} from '../../../resources/statistics/membership-figures'
import { useAllowed } from '../../fields/engine'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { MeasureName } from '../../trade/MeasureName'
import { FigureCards } from '../../widgets/FigureCards'
import { type ReadColumn, type ReadTable, SheetTable } from '../../widgets/SheetTable'
import { euroValue } from '../../widgets/sheet-table/value'
import { gainText } from './bridge-columns'
import { Section } from './Section'
import { useFew } from './use-few'

const valueText = ({ name, value, measure: { unit } }: MembershipFigure) => {
  if (value === null) return texts.nothing
  if (unit === 'percent') return `${decimalText(value)} %`
  return name === 'market_gain_ht' || name === 'gained_ht' ? gainText(value) : priceText(value)
}

interface FiguresProps {
  found: MembershipYear
  section: MembershipSection
  /** Opens the orders behind the purchases. */
  onOrders?: () => void
  action?: ReactNode
  children?: ReactNode
}

/** The figures of a section, and what makes them up. */
export function MembershipFigures({ found, section, onOrders, action = null, children }: FiguresProps) {
  const cardOf = (one: MembershipFigure) => {
    const text = valueText(one)
    const isOpened = one.name === 'amount_ht' && one.value !== null && onOrders
    return [
      one.measure.label,
      isOpened ? (
        <MuiLink
          component="button"
          type="button"
          aria-label={texts.seeOrders({ amount: text })}
          onClick={onOrders}
          sx={{ font: 'inherit', verticalAlign: 'baseline' }}
        >
          {text}
        </MuiLink>
      ) : one.value === null ? (
        <Box component="span" sx={{ typography: 'body1', color: 'text.secondary' }}>
          {text}
        </Box>
      ) : (
        text
      ),
      <MeasureName key={one.name} of={one.measure} />,
    ] as const
  }
  return (
    <Section title={texts.sections[section]} action={action}>
      <FigureCards figures={membershipFigures(found, section).map(cardOf)} />
      {children}
    </Section>
  )
}

const number = <Row,>(
  title: string,
  of: (row: Row) => string,
  total?: string,
  said: (amount: string) => string = priceText,
): ReadColumn<Row> => ({
  title,
  is: 'number',
  of: (row) => said(of(row)),
  value: (row) => euroValue(of(row)),
  ...(total === undefined ? {} : { total }),
})

/** A table under its title: the first rows, all of them by a button. */
function FewRows<Row>({
  name,
  rows,
  keyOf,
  columns,
}: Pick<ReadTable<Row>, 'name' | 'rows' | 'keyOf' | 'columns'>) {
  const few = useFew()
  if (!rows.length) return null
  return (
    <>
      <Typography variant="h3">{name}</Typography>
      <SheetTable
        name={name}
        rows={rows}
        few={{ count: few }}
        keyOf={keyOf}
        foot={texts.total}
        columns={columns}
      />
    </>
  )
}

/** What was bought of each product, beside the market. */
export function ProductTable({ found }: { found: MembershipYear }) {
  const { compared_ht, market_ht, market_gain_ht } = found
  return (
    <FewRows
      name={texts.products}
      rows={found.products}
      keyOf={(row) => row.product_id}
      columns={[
        { title: texts.product, is: 'what', of: ({ label }) => label, value: ({ label }) => label },
        number(texts.paid, (row: MarketProduct) => row.compared_ht, priceText(compared_ht)),
        number(texts.market, (row: MarketProduct) => row.market_ht, priceText(market_ht)),
        number(
          texts.gap,
          (row: MarketProduct) => row.market_gain_ht,
          gainText(market_gain_ht ?? '0.00'),
          gainText,
        ),
      ]}
    />
  )
}

/** What members receive of each supplier's rebate; the settlement is a click away for who works with them. */
export function RebateShares({ found }: { found: MembershipYear }) {
  const { Rfa } = useApp().screens
  const isOpen = useAllowed()('manageRfa')
  return (
    <FewRows
      name={texts.rebateTable}
      rows={found.rebates}
      keyOf={(row) => row.id}
      columns={[
        {
          title: texts.supplier,
          is: 'what',
          value: ({ supplier }) => supplier,
          of: ({ id, supplier }) =>
            Rfa && isOpen ? (
              <MuiLink
                component={Link}
                to={`${screenAddress(Rfa)}/${id}`}
                aria-label={texts.seeSettlement({ supplier })}
              >
                {supplier}
              </MuiLink>
            ) : (
              supplier
            ),
          under: ({ company, catalog }) => `${company} · ${catalog}`,
        },
        number(texts.base, (row: RebatePart) => row.base_ht),
        number(texts.share, (row: RebatePart) => row.amount_ht, priceText(found.rebate_share_ht ?? '0.00')),
      ]}
    />
  )
}

/** Products that were bought beside the contracts a year before. */
export function AvoidedTable({ found }: { found: MembershipYear }) {
  return (
    <FewRows
      name={texts.avoidedTable}
      rows={found.avoided}
      keyOf={(row) => row.product_id}
      columns={[
        { title: texts.product, is: 'what', of: ({ label }) => label, value: ({ label }) => label },
        number(texts.before, (row: AvoidedProduct) => row.before_ht),
        number(texts.now, (row: AvoidedProduct) => row.now_ht),
        number(texts.contract, (row: AvoidedProduct) => row.contract_ht),
        number(texts.avoided, (row: AvoidedProduct) => row.avoided_ht, priceText(found.avoided_ht ?? '0.00')),
      ]}
    />
  )
}
