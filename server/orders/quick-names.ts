import { orderTexts } from '../../i18n/fr/orders'
import type { article } from '../../resources/catalogue/article'
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
  synonyms: Synonyms
}

/** The articles that a name finds, the best first. */
function articlesNamed(work: Work, name: string, { member, suppliers, synonyms }: Asked): Promise<Meant[]> {
  const params = new Params()
  const looking: Looking = { words: shopWords(name, synonyms), reach: 'start', named: new Map() }
  const where = [
    'a."deletedAt" is null and a.active',
    `a.supplier_id = any(${params.add(suppliers, 'bigint[]')})`,
    ...textSql('a', looking, params),
  ].join(' and ')
  const owner = `o.${member.isGroup ? '"groupAdherent_id"' : 'adherent_id'} = ${params.add(member.id, 'bigint')}`
  const exact = `(b.label__fold = fold(${params.add(name.trim(), 'text')})) desc`
  return work.tx.query<Meant & Record<string, unknown>>(
    `with found as materialized (select a.id, a.label, a.label__fold, a.ref_supplier, a.supplier_id from article a where ${where} limit ${looked})
     select b.id, b.label, b.ref_supplier, v.name as supplier, (select count(*)::int from order_line l join "order" o on o.id = l.order_id
         where l.article_id = b.id and l."deletedAt" is null and o."deletedAt" is null and o.status = '450' and ${owner}) as times
     from found b join supplier v on v.id = b.supplier_id
     order by ${exact}, times desc, ${answerSql('b.label__fold', looking.words, params)}, b.label__fold limit ${told + 1}`,
    params.values,
    { fresh: true },
  )
}

/** The one article that is meant, or what to say where several may be. */
function chosen(name: string, some: readonly Meant[]): Meant | string | undefined {
  const [first, second] = some
  if (!first) return undefined
  const isExact =
    fold(first.label) === fold(name.trim()) && (!second || fold(second.label) !== fold(first.label))
  if (!second || isExact || (first.times > 0 && second.times === 0)) return first
  const articles = some.slice(0, told).map(({ label, ref_supplier }) => `${label} (${ref_supplier})`)
  return orderTexts.severalArticles({ articles: articles.join(', ') })
}

/** What each name means among the articles of the member's suppliers: one article, or why there is not one. */
export async function meantBy(
  work: Work,
  names: readonly string[],
  asked: Omit<Asked, 'synonyms'>,
): Promise<Map<string, Meant | string>> {
  const synonyms = await readSynonyms(work)
  const meant = new Map<string, Meant | string>()
  for (const name of [...new Set(names)].filter((one) => /[a-z]{3}/i.test(fold(one))).slice(0, mostNames)) {
    const one = chosen(name, await articlesNamed(work, name, { ...asked, synonyms }))
    if (one !== undefined) meant.set(name, one)
  }
  return meant
}
