import { clientOf } from '../../../providers/endpoints'
import type { Http } from '../../../providers/http'
import type { PriceHistory } from '../../../resources/catalogue/price-answers'
import { mostHistories } from '../../../resources/catalogue/price-history'
import { shopEndpoints } from '../../../resources/catalogue/shop-endpoints'
import type { ForMember } from '../use-member'

type Read = (article: number, member?: ForMember) => Promise<PriceHistory | null>

interface Waiting {
  article: number
  take: (history: PriceHistory | null) => void
  refuse: (error: unknown) => void
}

/** How long articles are gathered for one call, in milliseconds. */
const gathered = 40

const readers = new WeakMap<Http, Read>()

/** Reads the price history of articles: what a page asks for at about the same time travels in one call. */
export function priceHistoriesOf(http: Http): Read {
  const known = readers.get(http)
  if (known) return known
  const { priceHistories: ask } = clientOf(http, shopEndpoints)
  const waiting = new Map<string, Waiting[]>()

  async function leave(key: string, member: ForMember | undefined) {
    const all = waiting.get(key) ?? []
    waiting.delete(key)
    const of = member && { adherent_id: member.id, is_group: member.isGroup }
    for (let at = 0; at < all.length; at += mostHistories) {
      const some = all.slice(at, at + mostHistories)
      const article_ids = [...new Set(some.map(({ article }) => article))]
      try {
        const { data } = await ask({ article_ids, ...of })
        for (const { article, take } of some) take(data.find(({ id }) => id === article) ?? null)
      } catch (error) {
        for (const { refuse } of some) refuse(error)
      }
    }
  }

  const read: Read = (article, member) =>
    new Promise((take, refuse) => {
      const key = member ? `${member.isGroup} ${member.id}` : ''
      const queue = waiting.get(key)
      if (queue) queue.push({ article, take, refuse })
      else {
        waiting.set(key, [{ article, take, refuse }])
        setTimeout(() => void leave(key, member), gathered)
      }
    })
  readers.set(http, read)
  return read
}
