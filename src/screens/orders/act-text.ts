import { cartUndoTexts as texts } from '../../../i18n/fr/cart-undo'
import { cartTexts } from '../../../i18n/fr/carts'
import { frenchQuantity } from '../../../i18n/fr/orders'
import type { CartAct } from '../../../resources/orders/undo-endpoints'
import { shortDayWords } from '../../../resources/schema/date-words'

const isMode = (value: string | null): value is keyof typeof cartTexts.modes =>
  value !== null && value in cartTexts.modes

/** What an act did, in a few words: « Carotte vrac 12 → 120 ». */
export function actText({ field, n, label, before, after }: CartAct): string {
  const what = label ?? ''
  if (field === 'merged') return texts.merged({ label: what })
  if (n > 1) return texts.severalOf({ label: what, smart_count: n - 1 })
  switch (field) {
    case 'quantity':
      if (before === null) return texts.added({ label: what, to: frenchQuantity(after ?? '0') })
      if (after === null) return texts.removed({ label: what, from: frenchQuantity(before) })
      return texts.moved({ label: what, from: frenchQuantity(before), to: frenchQuantity(after) })
    case 'ask_delivery_date':
      return texts.ask_delivery_date({ from: shortDayWords(before ?? ''), to: shortDayWords(after ?? '') })
    case 'sending_mode':
      return isMode(after) ? texts.sending_mode({ to: cartTexts.modes[after] }) : texts.mode
    case 'line_comment':
      return texts.line_comment({ label: what })
    case 'comment':
      return texts.comment
    case 'deleted':
      return texts.deleted
    case 'delivery_adherent_id':
      return texts.delivery_adherent_id
  }
}
