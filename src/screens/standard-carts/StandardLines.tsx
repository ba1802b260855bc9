import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import { frenchQuantity } from '../../../i18n/fr/orders'
import { EmptyState } from '../../widgets/EmptyState'
import { CartRoot } from '../orders/cart-style'
import { QuantityStepper } from '../shop/QuantityStepper'
import type { EditedLine } from './use-standard-editing'

interface Props {
  lines: readonly EditedLine[]
  isEditable: boolean
  onChange: (id: number, quantity: string) => void
}

const rule = { order_step: null, order_minimum: null }

/** The articles of a standard cart with their usual quantities. */
export function StandardLines({ lines, isEditable, onChange }: Props) {
  if (lines.length === 0) return <EmptyState title={texts.empty} />
  return (
    <CartRoot>
      <table aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.article}</th>
            <th scope="col">{texts.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td className="what">
                <div className="label">{line.label}</div>
                <div className="quiet">{[line.supplier, line.ref_supplier].filter(Boolean).join(' · ')}</div>
                {line.reason && <div className="warning">{line.reason}</div>}
              </td>
              <td>
                {isEditable ? (
                  <div className="order">
                    <QuantityStepper
                      label={line.label}
                      unit={line.unit.toLowerCase()}
                      quantity={line.quantity}
                      rule={rule}
                      onChange={(quantity) => onChange(line.id, quantity)}
                    />
                  </div>
                ) : (
                  `${frenchQuantity(line.quantity)} ${line.unit.toLowerCase()}`
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </CartRoot>
  )
}
