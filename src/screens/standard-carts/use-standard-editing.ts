import { useState } from 'react'
import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import type { StandardCartAnswer, StandardLineAnswer } from '../../../resources/orders/tool-answers'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { forgetStandardCarts, useStandardCalls } from '../../trade/use-tool-calls'
import { useAct } from '../../widgets/use-act'

/** An article that was just added has no row yet: it stands under the negative of its id. */
export type EditedLine = Pick<
  StandardLineAnswer,
  | 'id'
  | 'article_id'
  | 'product_not_in_catalog_id'
  | 'label'
  | 'ref_supplier'
  | 'supplier'
  | 'unit'
  | 'quantity'
  | 'reason'
>

const isKept = ({ quantity }: EditedLine) => compareDecimals(quantity, '0') > 0

/** A standard cart as it is being edited; it is saved as a whole. */
export function useStandardEditing(cart: StandardCartAnswer) {
  const calls = useStandardCalls()
  const [label, setLabel] = useState(cart.label)
  const [active, setActive] = useState(cart.active)
  const [lines, setLines] = useState<readonly EditedLine[]>(cart.lines ?? [])
  const { run, isPending } = useAct({ forget: forgetStandardCarts })
  const isDirty = label !== cart.label || active !== cart.active || lines !== (cart.lines ?? lines)
  const save = () =>
    run(
      () =>
        calls.save({
          id: cart.id,
          label: label.trim(),
          active,
          lock_version: cart.lock_version,
          lines: lines.filter(isKept).map(({ article_id, product_not_in_catalog_id, quantity }) => ({
            ...(article_id === null ? { product_not_in_catalog_id } : { article_id }),
            quantity,
          })),
        }),
      texts.saved,
    )
  return {
    label,
    active,
    lines,
    isDirty: isDirty && label.trim() !== '',
    isPending,
    setLabel,
    setActive,
    save: () => void save(),
    add: (line: EditedLine) => setLines((known) => [...known, line]),
    change: (id: number, quantity: string) =>
      setLines((known) =>
        compareDecimals(quantity, '0') === 0
          ? known.filter((line) => line.id !== id)
          : known.map((line) => (line.id === id ? { ...line, quantity } : line)),
      ),
  }
}
