import { egalimCartTexts as texts } from '../../../i18n/fr/egalim-cart'
import type { EgalimSums, EgalimShares as Shares } from '../../../resources/egalim/answers'
import { decimalText } from '../../../resources/schema/decimal-text'
import { SheetTable } from '../../widgets/SheetTable'
import { shareText } from './share-text'

const share = (sums: EgalimSums, key: 'bio' | 'egalim') => shareText(sums[key], sums.base)

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
    <SheetTable
      name={texts.shares}
      rows={['bio', 'egalim'] as const}
      keyOf={(key) => key}
      columns={[
        { title: texts.what, is: 'label', of: (key) => texts[key] },
        { title: cartTitle, is: 'number', of: (key) => share(cart, key) },
        { title: texts.year, is: 'number', of: (key) => share(year, key) },
        { title: withTitle, is: 'number', of: (key) => share(with_cart, key) },
        {
          title: texts.target,
          is: 'number',
          of: (key) => (target ? `${decimalText(target[key])} %` : '–'),
        },
      ]}
    />
  )
}
