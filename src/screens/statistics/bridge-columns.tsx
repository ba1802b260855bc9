import { bridgeTexts as texts } from '../../../i18n/fr/bridge'
import { priceText, signed } from '../../../resources/schema/decimal-text'
import { differenceOf } from '../../../resources/schema/exact'
import { type Bridge, bridgePartNames } from '../../../resources/statistics/bridge'
import type { BridgeArticle } from '../../../resources/statistics/bridge-answers'
import type { ReadColumn } from '../../widgets/SheetTable'
import { euroValue } from '../../widgets/sheet-table/value'

/** « +12,40 € », nothing where nothing changed. */
export const gainText = (amount: string): string => (Number(amount) === 0 ? '–' : signed(amount, priceText))

export const changeHt = ({ before_ht, after_ht }: Bridge): string => differenceOf(after_ht, before_ht)

/** The parts that any of some rows has, after both amounts and their difference. */
export function bridgeColumns<Row extends Bridge>(rows: readonly Row[], total?: Bridge): ReadColumn<Row>[] {
  const parts = bridgePartNames.filter((name) => rows.some((row) => Number(row[name]) !== 0))
  return [
    {
      title: texts.after,
      of: (row) => priceText(row.after_ht),
      value: (row) => euroValue(row.after_ht),
      under: (row) => texts.against({ amount: priceText(row.before_ht) }),
      is: 'number',
      total: total && priceText(total.after_ht),
    },
    {
      title: texts.changeHt,
      of: (row) => gainText(changeHt(row)),
      value: (row) => euroValue(changeHt(row)),
      is: 'number',
      total: total && gainText(changeHt(total)),
    },
    ...parts.map(
      (name): ReadColumn<Row> => ({
        title: texts.short[name],
        of: (row) => gainText(row[name]),
        value: (row) => euroValue(row[name]),
        is: 'number',
        total: total && gainText(total[name]),
      }),
    ),
  ]
}

/** An article with its product and who sells it. */
export const articleColumn: ReadColumn<BridgeArticle> = {
  title: texts.article,
  of: ({ label }) => label,
  value: ({ label }) => label,
  under: ({ product, supplier, unit }) => [product, supplier, unit].filter((text) => text !== '').join(' · '),
  is: 'what',
}
