import { egalimScreenTexts as texts } from '../../../i18n/fr/egalim-screens'
import type { EgalimCount } from '../../../resources/egalim/answers'
import { priceText } from '../../../resources/schema/decimal-text'
import { shareText } from '../../trade/egalim/share-text'
import { SheetTable } from '../../widgets/SheetTable'
import { euroValue } from '../../widgets/sheet-table/value'

interface Props {
  title: string
  head: string
  counts: readonly EgalimCount[]
  base: string
  nameOf: (key: string) => string
}

/** Amounts with their share of the whole. */
export function CountTable({ title, head, counts, base, nameOf }: Props) {
  return (
    <SheetTable
      name={title}
      rows={counts}
      keyOf={({ key }) => key}
      columns={[
        { title: head, is: 'label', of: ({ key }) => nameOf(key), value: ({ key }) => nameOf(key) },
        {
          title: texts.amount,
          is: 'number',
          of: ({ amount_ht }) => priceText(amount_ht),
          value: ({ amount_ht }) => euroValue(amount_ht),
        },
        {
          title: '%',
          is: 'number',
          of: ({ amount_ht }) => shareText(amount_ht, base),
        },
      ]}
    />
  )
}
