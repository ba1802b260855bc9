import type { Work } from '../api/work'
import { addLine } from './add-line'

/** Puts a quantity of a product outside the catalogues into the nearest cart of its seller, or a new one, as it was agreed; answers which. */
export async function putOutsideInCart(
  work: Work,
  { adherentId, product, quantity }: { adherentId: number; product: number; quantity: string },
): Promise<number | null> {
  const cart = await addLine(work, {
    ...{ adherentId, isGroup: false, nearest: true },
    ...{ article_id: null, product_not_in_catalog_id: product, quantity },
    isConfirmed: true,
  })
  return Array.isArray(cart) ? (cart[0]?.id ?? null) : cart.id
}
