import { cartTexts } from '../../i18n/fr/carts'
import { frenchQuantity } from '../../i18n/fr/orders'
import { HttpError } from '../../providers/http-error'
import { exact, plus, rounded } from '../../resources/schema/exact'
import { asks } from './asks'

/** What somebody else has put on the line meanwhile, where that is why a quantity was refused; of an inventory, with its line. */
export function staleIn(error: unknown): { quantity: string; line_id: unknown } | undefined {
  if (!(error instanceof HttpError) || error.type !== 'err409') return undefined
  const stale: unknown = Object(Reflect.get(Object(error.body), 'stale'))
  const { quantity, line_id }: { quantity?: unknown; line_id?: unknown } = Object(stale)
  return typeof quantity === 'string' ? { quantity, line_id } : undefined
}

interface Asking {
  /** The article that it is of. */
  label?: string | undefined
  /** Who put what there. */
  reason: string
  stands: string
  own: string
}

/** Asks which of two quantities stays: that of somebody else (« keep »), one's own or the sum; undefined where it is given up. */
export function askStale({ label, reason, stands, own }: Asking): Promise<string | undefined> {
  const sum = rounded(plus(exact(stands), exact(own)), 3)
  return asks.ask({
    title: label ? `${cartTexts.staleTitle} : ${label}` : cartTexts.staleTitle,
    reason,
    choices: [
      { label: cartTexts.staleKeep({ quantity: frenchQuantity(stands) }), value: 'keep' },
      { label: cartTexts.staleOwn({ quantity: frenchQuantity(own) }), value: own },
      { label: cartTexts.staleSum({ quantity: frenchQuantity(sum) }), value: sum },
    ],
  })
}

interface Setting<T> extends Pick<Asking, 'label'> {
  /** What is to be put, and what the person saw there. */
  quantity: string
  seen: string | undefined
  put: (quantity: string, seen: string | undefined) => Promise<T>
  /** Reads what stands, where that is kept. */
  keep: () => Promise<T>
}

/** Puts a quantity; where somebody else has put another meanwhile, the person chooses that one, its own or the sum (5-doors §6). */
export async function putSeen<T>({ quantity, seen, label, put, keep }: Setting<T>): Promise<T> {
  try {
    return await put(quantity, seen)
  } catch (error) {
    const stands = staleIn(error)?.quantity
    if (stands === undefined || !(error instanceof HttpError)) throw error
    const chosen = await askStale({ label, reason: error.display, stands, own: quantity })
    if (chosen === undefined || chosen === 'keep') return keep()
    return putSeen({ quantity: chosen, seen: stands, label, put, keep })
  }
}
