import { orderTexts } from '../../i18n/fr/orders'
import type { article } from '../../resources/catalogue/article'
import type { QuickChoice } from '../../resources/orders/tool-answers'
import { fold } from '../../resources/schema/fold'
import type { RowOf } from '../../resources/schema/infer'
import type { Work } from '../api/work'
import { Params } from '../database/params'
import { answerSql, type Looking, textSql } from '../trade/article-text'
import { readSynonyms, type Synonyms, shopWords } from '../trade/article-words'

/** An article that a name may mean. */
interface Meant extends RowOf<typeof article, 'id' | 'label' | 'ref_supplier'> {
  supplier: string
  /** How often the member has received it. */
  times: number
}

/** Names of one pasted text that are looked for; the lines beyond have to say references. */
const mostNames = 80
/** Articles that are looked at for one name, and those that are told where it is not clear. */
const [looked, told] = [200, 3]

interface Asked {
  member: { id: number; isGroup: boolean }
  suppliers: readonly number[]
}

/** The articles that the member has received, and how often. */
async function receivedBy({ tx }: Work, { id, isGroup }: Asked['member']) {
  const rows = await tx.query<{ id: number; times: number }>(
    `select l.article_id as id, count(*)::int as times from order_line l join "order" o on o.id = l.order_id
     where o.${isGroup ? '"groupAdherent_id"' : 'adherent_id'} = $1 and o.status = '450' and o."deletedAt" is null
       and l."deletedAt" is null and l.article_id is not null group by 1`,
    [id],
  )
  return { ids: rows.map((row) => row.id), times: rows.map(({ times }) => times) }
}

interface Known extends Pick<Asked, 'suppliers'> {
  synonyms: Synonyms
  received: Awaited<ReturnType<typeof receivedBy>>
}

/**
 * The articles that a name finds, the best first. Of a name that finds very many, some: but always those that are called so, and
 * those that the member has received, for by them one is chosen.
 */
function articlesNamed(work: Work, name: string, { suppliers, synonyms, received }: Known): Promise<Meant[]> {
  const params = new Params()
  const looking: Looking = { words: shopWords(name, synonyms), reach: 'start', named: new Map() }
  const where = [
    'a."deletedAt" is null and a.active',
    `a.supplier_id = any(${params.add(suppliers, 'bigint[]')})`,
    ...textSql('a', looking, params),
  ].join(' and ')
  const found = `select a.id, a.label, a.label__fold, a.ref_supplier, a.supplier_id from article a where ${where}`
  const label = `fold(${params.add(name.trim(), 'text')})`
  const [ids, times] = [params.add(received.ids, 'bigint[]'), params.add(received.times, 'int[]')]
  return work.tx.query<Meant & Record<string, unknown>>(
    `with found as materialized ((${found} and a.label__fold = ${label} order by a.id limit ${told + 1})
       union (${found} and a.id = any(${ids})) union (${found} limit ${looked}))
     select b.id, b.label, b.ref_supplier, v.name as supplier, coalesce(h.times, 0) as times
     from found b join supplier v on v.id = b.supplier_id left join unnest(${ids}, ${times}) as h(id, times) on h.id = b.id
     order by (b.label__fold = ${label}) desc, coalesce(h.times, 0) desc, ${answerSql('b.label__fold', looking.words, params)},
       b.label__fold, b.id limit ${told + 1}`,
    params.values,
    { fresh: true },
  )
}

/** Several articles that a name may mean, and what is said of them. */
export interface Unclear {
  reason: string
  choices: QuickChoice[]
}

/** The one article that is meant, or the several that may be. */
function chosen(name: string, some: readonly Meant[]): Meant | Unclear | undefined {
  const [first, second] = some
  if (!first) return undefined
  const isExact =
    fold(first.label) === fold(name.trim()) && (!second || fold(second.label) !== fold(first.label))
  if (!second || isExact || (first.times > 0 && second.times === 0)) return first
  const choices = some.slice(0, told).map(({ id, label, ref_supplier, supplier }) => ({
    article_id: id,
    label,
    reference: ref_supplier,
    supplier,
  }))
  const articles = choices.map(({ label, reference }) => `${label} (${reference})`)
  return { reason: orderTexts.severalArticles({ articles: articles.join(', ') }), choices }
}

/** What each name means among the articles of the member's suppliers: one article, or why there is not one. */
export async function meantBy(
  work: Work,
  names: readonly string[],
  { member, suppliers }: Asked,
): Promise<Map<string, Meant | Unclear>> {
  const meant = new Map<string, Meant | Unclear>()
  const readable = [...new Set(names)].filter((one) => /[a-z]{3}/i.test(fold(one))).slice(0, mostNames)
  if (!readable.length) return meant
  const known = { suppliers, synonyms: await readSynonyms(work), received: await receivedBy(work, member) }
  for (const name of readable) {
    const one = chosen(name, await articlesNamed(work, name, known))
    if (one !== undefined) meant.set(name, one)
  }
  return meant
}
