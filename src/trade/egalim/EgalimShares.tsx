import { egalimCartTexts as texts } from '../../../i18n/fr/egalim-cart'
import type { EgalimShares as Shares } from '../../../resources/egalim/answers'
import { type EgalimSums, percentOf } from '../../../resources/egalim/rules'
import { frenchDecimal } from '../../../resources/schema/decimal-text'
import { SheetRoot } from '../../widgets/sheet-style'

const share = (sums: EgalimSums, key: 'bio' | 'egalim') =>
  `${frenchDecimal(percentOf(sums[key], sums.base))} %`

interface Props {
  found: Shares
  /** All the open carts together, not one. */
  isOfAll?: boolean
}

/** The organic and EGAlim shares of a cart, of the year, and of both together. */
export function EgalimShares({ found: { cart, year, with_cart, target }, isOfAll = false }: Props) {
  const cartTitle = isOfAll ? texts.carts : texts.cart
  const withTitle = isOfAll ? texts.withCarts : texts.withCart
  return (
    <SheetRoot tabIndex={0} role="region" aria-label={texts.shares}>
      <table aria-label={texts.shares}>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col" className="number">
              {cartTitle}
            </th>
            <th scope="col" className="number">
              {texts.year}
            </th>
            <th scope="col" className="number">
              {withTitle}
            </th>
            <th scope="col" className="number">
              {texts.target}
            </th>
          </tr>
        </thead>
        <tbody>
          {(['bio', 'egalim'] as const).map((key) => (
            <tr key={key}>
              <td className="label">{texts[key]}</td>
              <td className="number" data-label={cartTitle}>
                {share(cart, key)}
              </td>
              <td className="number" data-label={texts.year}>
                {share(year, key)}
              </td>
              <td className="number" data-label={withTitle}>
                {share(with_cart, key)}
              </td>
              <td className="number" data-label={texts.target}>
                {target ? `${frenchDecimal(target[key])} %` : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}
