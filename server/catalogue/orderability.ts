import type { OrderabilityAnswer } from '../../resources/catalogue/answers'
import { reasonsAgainstOrder } from '../../resources/catalogue/orderability'
import type { Member } from '../../resources/directory/serving'
import type { Work } from '../api/work'
import { orderabilitySentence } from '../trade/orderability-sentence'
import { readFacts } from './orderability-facts'

/** « Pourquoi cet article n'est-il pas commandable ? » */
export async function orderabilityOf(
  work: Work,
  article_id: number,
  asked: { member: Member; day: string },
): Promise<OrderabilityAnswer> {
  const { facts, price, names, supplierId } = await readFacts(work, article_id, asked)
  const codes = reasonsAgainstOrder(facts)
  return {
    article_id,
    date: asked.day,
    supplier_id: supplierId,
    platform_id: facts.served.platformId,
    visible: codes.every((code) => code === 'no_price'),
    orderable: codes.length === 0,
    price: price ?? null,
    reasons: codes.map((code) => ({ code, message: orderabilitySentence(code, facts, names) })),
  }
}
