import { cartTexts } from '../../i18n/fr/carts'
import { frenchQuantity } from '../../i18n/fr/orders'
import { HttpError } from '../../providers/http-error'
import { exact, plus, rounded } from '../../resources/schema/exact'
import { asks } from './asks'

/** What somebody else has put on the line meanwhile, where that is why a quantity was refused. */
function standingIn(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.type !== 'err409') return undefined
  const stale: unknown = Reflect.get(Object(error.body), 'stale')
  const quantity: unknown = Reflect.get(Object(stale), 'quantity')
  return typeof quantity === 'string' ? quantity : undefined
}

interface Setting<T> {
  /** What is to be put, and what the person saw there. */
  quantity: string
  seen: string | undefined
  put: (quantity: string, seen: string | undefined) => Promise<T>
  /** Reads what stands, where that is kept. */
  keep: () => Promise<T>
}

/** Puts a quantity; where somebody else has put another meanwhile, the person chooses that one, its own or the sum (5-doors §6). */
export async function putSeen<T>({ quantity, seen, put, keep }: Setting<T>): Promise<T> {
  try {
    return await put(quantity, seen)
  } catch (error) {
    const stands = standingIn(error)
    if (stands === undefined || !(error instanceof HttpError)) throw error
    const sum = rounded(plus(exact(stands), exact(quantity)), 3)
    const chosen = await asks.ask({
      title: cartTexts.staleTitle,
      reason: error.display,
      choices: [
        { label: cartTexts.staleKeep({ quantity: frenchQuantity(stands) }), value: 'keep' },
        { label: cartTexts.staleOwn({ quantity: frenchQuantity(quantity) }), value: quantity },
        { label: cartTexts.staleSum({ quantity: frenchQuantity(sum) }), value: sum },
      ],
    })
    if (chosen === undefined || chosen === 'keep') return keep()
    return putSeen({ quantity: chosen, seen: stands, put, keep })
  }
}
