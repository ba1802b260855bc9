import type { ReactNode } from 'react'
import { priceText } from '../../../i18n/fr/article-facts'

interface Props {
  price: string
  unit: string
  /** What is said about it, beside. */
  children?: ReactNode
}

/** « 4,4341 € / kg »: on one line where its column has room, and what stands beside it never between the two. */
export const UnitPrice = ({ price, unit, children }: Props) => (
  <div className="unit-price">
    <span>
      <span>{priceText(price)}</span> <span className="quiet">/ {unit}</span>
    </span>
    {children}
  </div>
)
