import { egalimScreenTexts as texts } from '../../../i18n/fr/egalim-screens'
import type { EgalimCount } from '../../../resources/egalim/answers'
import { percentOf } from '../../../resources/egalim/rules'
import { frenchDecimal, frenchPrice } from '../../../resources/schema/decimal-text'
import { SheetRoot } from '../../widgets/sheet-style'

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
    <SheetRoot tabIndex={0} role="region" aria-label={title}>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" className="number">
              {texts.amount}
            </th>
            <th scope="col" className="number">
              %
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ key, amount_ht }) => (
            <tr key={key}>
              <td className="label">{nameOf(key)}</td>
              <td className="number" data-label={texts.amount}>
                {frenchPrice(amount_ht)}
              </td>
              <td className="number" data-label="%">
                {frenchDecimal(percentOf(amount_ht, base))} %
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}
