import { membershipLeftOut, membershipTexts as texts } from '../../i18n/fr/membership'
import { frenchDay } from '../../resources/schema/date-text'
import { frenchDecimal, frenchPrice } from '../../resources/schema/decimal-text'
import type { MembershipYear } from '../../resources/statistics/membership'
import {
  type MembershipFigure,
  membershipFigures,
  membershipSections,
} from '../../resources/statistics/membership-figures'
import type { Sheet } from '../trade/sheet-pdf'
import type { SheetColumn } from '../trade/sheet-table'

const figureColumns = (): readonly SheetColumn[] => [
  { title: texts.figure, share: 70 },
  { title: texts.amount, share: 30, align: 'right' },
]
const amounts = (first: string, titles: readonly string[]): readonly SheetColumn[] => [
  { title: first, share: 40 },
  ...titles.map((title): SheetColumn => ({ title, share: 60 / titles.length, align: 'right' })),
]

const valueText = ({ value, measure }: MembershipFigure) => {
  if (value === null) return texts.nothing
  return measure.unit === 'percent' ? `${frenchDecimal(value)} %` : frenchPrice(value)
}

/** A table with its rows, or none where it has none. */
const table = (title: string, tableColumns: readonly SheetColumn[], rows: string[][]): Sheet['groups'] =>
  rows.length ? [{ title, columns: tableColumns, rows }] : []

/** The yearly statement of a member on paper, with what makes up its amounts. */
export function membershipSheet(found: MembershipYear, organisation: string, at: Date): Sheet {
  const days = { from: frenchDay(found.from), to: frenchDay(found.to) }
  return {
    title: texts.titleOf({ year: found.year }),
    ...{ author: organisation, over: organisation, at, columns: figureColumns() },
    facts: [
      [texts.of, found.name],
      [texts.period, found.year === found.current ? texts.daysToDate(days) : texts.days(days)],
    ],
    groups: [
      ...membershipSections.map((section) => ({
        title: texts.sections[section],
        rows: membershipFigures(found, section).map((one) => [
          `${one.measure.label}\n${one.measure.definition}`,
          valueText(one),
        ]),
      })),
      ...table(
        texts.products,
        amounts(texts.product, [texts.paid, texts.market, texts.gap]),
        found.products.map((one) => [
          ...[one.label, frenchPrice(one.compared_ht)],
          ...[frenchPrice(one.market_ht), frenchPrice(one.market_gain_ht)],
        ]),
      ),
      ...table(
        texts.rebateTable,
        amounts(texts.supplier, [texts.base, texts.share]),
        found.rebates.map(({ supplier, company, catalog, base_ht, amount_ht }) => [
          `${supplier} (${company}, ${catalog})`,
          ...[frenchPrice(base_ht), frenchPrice(amount_ht)],
        ]),
      ),
      ...table(
        texts.avoidedTable,
        amounts(texts.product, [texts.before, texts.now, texts.contract, texts.avoided]),
        found.avoided.map((one) => [
          ...[one.label, frenchPrice(one.before_ht), frenchPrice(one.now_ht)],
          ...[frenchPrice(one.contract_ht), frenchPrice(one.avoided_ht)],
        ]),
      ),
      { title: texts.leftOut, points: membershipLeftOut(found) },
    ],
  }
}
