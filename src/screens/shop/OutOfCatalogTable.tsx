import { useMemo } from 'react'
import { outOfCatalogTexts as texts } from '../../../i18n/fr/shop'
import type { OutOfCatalogProduct } from '../../../resources/catalogue/shop'
import { useAllowed } from '../../fields/engine'
import { CartRoot } from '../orders/cart-style'
import { priceText } from './article-facts'
import { QuantityStepper } from './QuantityStepper'
import { useQuantity } from './use-quantities'

const measured = { order_step: null, order_minimum: null }
const wholeSteps = { order_step: '1', order_minimum: null }

function Quantity({ product, disabled }: { product: OutOfCatalogProduct; disabled: boolean }) {
  const item = useMemo(
    () => ({
      article_id: -product.id,
      supplier_id: product.supplier_id ?? -(product.supplier_not_in_catalog_id ?? 0),
    }),
    [product],
  )
  const [quantity, change] = useQuantity(item)
  const isMeasured = product.abbreviation === 'kg' || product.abbreviation === 'L'
  return (
    <div className="order">
      <QuantityStepper
        label={product.label}
        unit={product.unit.toLowerCase()}
        quantity={quantity}
        rule={isMeasured ? measured : wholeSteps}
        disabled={disabled}
        onChange={change}
      />
    </div>
  )
}

/** The member's products out of the catalogues, ordered like articles. */
export function OutOfCatalogTable({ products }: { products: readonly OutOfCatalogProduct[] }) {
  const allowed = useAllowed()
  const mayOrder = ({ catalog_id }: OutOfCatalogProduct) =>
    allowed('addCartArticle') && allowed(catalog_id === 1 ? 'foodCatalog' : 'nonFoodCatalog')
  return (
    <CartRoot>
      <table aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col" className="number">
              {texts.price}
            </th>
            <th scope="col">{texts.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.id}>
              <td className="what">
                <div className="label">{product.label}</div>
                <div className="quiet">
                  {[product.supplier, product.family, product.ref_supplier].filter(Boolean).join(' · ')}
                </div>
              </td>
              <td className="number">
                {priceText(product.price_ht)}
                <div className="quiet">/ {product.unit.toLowerCase()}</div>
              </td>
              <td>
                <Quantity product={product} disabled={!mayOrder(product)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </CartRoot>
  )
}
