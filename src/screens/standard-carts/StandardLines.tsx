import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import { quantityWords, unitWord } from '../../../i18n/fr/orders'
import { CartRoot } from '../../trade/cart-style'
import { QuantityStepper } from '../../trade/QuantityStepper'
import { RemoveLine } from '../../trade/RemoveLine'
import { EmptyState } from '../../widgets/EmptyState'
import type { EditedLine } from './use-standard-editing'

interface Props {
  lines: readonly EditedLine[]
  isEditable: boolean
  onChange: (id: number, quantity: string) => void
}

const rule = { order_step: null, order_minimum: null }

/** The articles of a standard cart with their usual quantities. */
export function StandardLines({ lines, isEditable, onChange }: Props) {
  if (lines.length === 0)
    return <EmptyState title={texts.empty} {...(isEditable && { text: texts.emptyText })} />
  return (
    <CartRoot>
      <table aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.article}</th>
            <th scope="col">{texts.quantity}</th>
            {isEditable && <td className="end" />}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td className="what">
                <div className="label">{line.label}</div>
                <div className="quiet">
                  {[line.supplier, line.ref_supplier, isEditable && unitWord(line.unit)]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
                {line.reason && <div className="warning">{line.reason}</div>}
              </td>
              <td>
                {isEditable ? (
                  <div className="order">
                    <QuantityStepper
                      label={line.label}
                      unit={unitWord(line.unit)}
                      quantity={line.quantity}
                      rule={rule}
                      onChange={(quantity) => onChange(line.id, quantity)}
                    />
                  </div>
                ) : (
                  quantityWords(line.quantity, line.unit)
                )}
              </td>
              {isEditable && (
                <td>
                  <RemoveLine
                    label={texts.removeLine({ label: line.label })}
                    onRemove={() => onChange(line.id, '0')}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </CartRoot>
  )
}
