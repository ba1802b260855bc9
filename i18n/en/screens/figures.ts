import type { Translation } from '../../../resources/schema/texts'
import type { guardTexts } from '../../fr/guards'
import type { leakageTexts } from '../../fr/leakage-screens'

const charts = { table: 'See as a table', export: 'Export as CSV' }

const guardScreen: Translation<typeof guardTexts> = {
  title: 'Rules and checks',
  intro:
    'Each condition is asked at each door that an order goes through, with the same sentence. The number says how often it spoke in the last 30 days.',
  partial: 'Asked at some of the doors only to date: the other cells say what is to come.',
  condition: 'Condition',
  doors: 'Doors',
  notes: 'Notes',
  spoke: '%{smart_count} time in 30 days |||| %{smart_count} times in 30 days',
  times: '%{smart_count} time |||| %{smart_count} times',
  never: 'Never in 30 days',
}

const leakage: Translation<typeof leakageTexts> = {
  title: 'Leakage',
  help: 'What was received without a contract: off catalogue, or from a supplier without a contract on that day',
  year: 'Year',
  company: 'Service',
  oneMember: 'A member',
  everyCompany: 'All services',
  search: 'Member or family',
  nothing: 'No equivalent under contract',
  table: 'Purchases outside contracts by member and family',
  member: 'Member',
  noFamily: 'Without a family',
  total: 'Total excl. tax',
  instead: 'To be ordered instead',
  byName: 'found by its name',
  price: (price, unit) => `${price} excl. tax${unit && ` / ${unit}`}`,
  orders: '%{smart_count} line |||| %{smart_count} lines',
  see: 'Lines of %{member}, %{family}',
  linesOf: '%{member} – %{family}',
  order: 'Order',
  family: 'Family',
  day: 'Received on',
  supplier: 'Supplier',
  insteadOf: 'Supplier under contract',
  take: 'Export (xlsx)',
  file: 'leakage.xlsx',
  bought: 'Bought',
  kind: 'Leakage',
  lineAmount: 'Amount excl. tax',
  empty: 'No purchases outside contracts',
  emptyText: 'Everything that was received in this period is under contract.',
  notFound: 'No member or family matches.',
  more: 'Show %{smart_count} other line |||| Show %{smart_count} other lines',
}

const measures = {
  definitions: 'Definitions',
  definitionOf: 'Definition: %{label}',
  figure: 'Figure',
  definition: 'Definition',
  formula: 'Formula',
  rows: 'What is counted',
  day: 'Day that counts',
  without: 'Not counted',
  unit: 'Unit',
}

const membership = {
  title: 'What your membership brought you',
  open: 'Membership statement',
  titleOf: 'What your membership brought you in %{year}',
  file: 'membership-%{year}.pdf',
  paper: 'Print (PDF)',
  year: 'Year',
  yearToDate: '%{year} (to date)',
  of: 'Member',
  period: 'Period',
  days: 'From %{from} to %{to}',
  daysToDate: 'From %{from} to %{to}, to date',
  everyMember: 'All my members',
  notYet: 'This year has not begun.',
  nothing: 'Nothing to measure',
  sections: {
    total: 'In all',
    market: 'Prices paid and market prices',
    rebates: 'Year-end rebates',
    credits: 'Credit notes',
    contracts: 'Contracts and leakage',
  },
  figure: 'Figure',
  amount: 'Amount',
  products: 'Products compared with the market',
  rebateTable: 'Rebates passed on by supplier',
  avoidedTable: 'Products bought outside contracts a year before',
  product: 'Product',
  supplier: 'Supplier',
  base: 'Turnover excl. tax',
  share: 'Share excl. tax',
  paid: 'Paid excl. tax',
  market: 'At market price excl. tax',
  gap: 'Gap excl. tax',
  before: 'Outside contracts a year before excl. tax',
  now: 'Outside contracts excl. tax',
  contract: 'Under contract excl. tax',
  avoided: 'Avoided excl. tax',
  total: 'Total',
  seeLeaks: 'See the purchases outside contracts',
  seeClaims: "See the year's disputes",
  seeOrders: 'Orders behind %{amount}',
  seeSettlement: 'Settlement of %{supplier}',
  leftOut: 'What is not counted',
  left: {
    uncompared: '%{amount} excl. tax of purchases have no market price: they are not compared.',
    rebates:
      '%{smart_count} rebate settlement is not invoiced to the supplier yet: its share is not in it. |||| %{smart_count} rebate settlements are not invoiced to suppliers yet: their shares are not in it.',
    kept: 'Rebates that the group does not share with its members are not counted.',
    outside: 'Purchases made outside the portal, charges, taxes and deposits are not in it.',
    before:
      'Avoided leakage is measured on what was bought outside contracts from %{from} to %{to}: nothing was.',
    running: 'The year is not over: the figures stop at %{to}.',
  },
}

export const figureScreens = { charts, guardScreen, leakage, measures, membership }
