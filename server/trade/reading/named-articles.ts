import type { article } from '../../../resources/catalogue/article'
import type { Member } from '../../../resources/directory/serving'
import { fold } from '../../../resources/schema/fold'
import type { RowOf } from '../../../resources/schema/infer'
import type { Work } from '../../api/work'
import { Params } from '../../database/params'
import { answerSql, type Looking, namedBy, textSql } from '../article-text'
import type { Likely } from './the-one'
import type { Way } from './ways'

/** An article that a line may mean. */
export interface NamedArticle extends RowOf<typeof article, 'id' | 'label' | 'ref_supplier'>, Likely {
  supplier: string
  /** In which it is ordered. */
  unit: string
}

/** Among whose articles a name is looked for. */
export interface Among {
  suppliers: readonly number[]
  received: Awaited<ReturnType<typeof receivedBy>>
}

/** Articles that are looked at for one name, and those that are kept, the best. */
const [looked, kept] = [200, 12]

/** The articles that the member has received, and how often. */
export async function receivedBy({ tx }: Work, { id, isGroup }: Pick<Member, 'id' | 'isGroup'>) {
  const rows = await tx.query<{ id: number; times: number }>(
    `select l.article_id as id, count(*)::int as times from order_line l join "order" o on o.id = l.order_id
     where o.${isGroup ? '"groupAdherent_id"' : 'adherent_id'} = $1 and o.status = '450' and o."deletedAt" is null
       and l."deletedAt" is null and l.article_id is not null group by 1`,
    [id],
  )
  return { ids: rows.map((row) => row.id), times: rows.map(({ times }) => times) }
}

/**
 * The articles that a name finds in one way, the best first. Of a name that finds very many, some: but always those that are
 * called so, and those that the member has received, for by them one is chosen.
 */
export async function articlesNamed(
  work: Work,
  { name, way }: { name: string; way: Way },
  { suppliers, received }: Among,
): Promise<NamedArticle[]> {
  const params = new Params()
  const looking: Looking = { ...way, named: await namedBy(work, way) }
  const where = [
    'a."deletedAt" is null and a.active',
    `a.supplier_id = any(${params.add(suppliers, 'bigint[]')})`,
    ...textSql('a', looking, params),
  ].join(' and ')
  const found = `select a.id, a.label, a.label__fold, a.ref_supplier, a.supplier_id, a.order_management from article a where ${where}`
  const label = `fold(${params.add(name.trim(), 'text')})`
  const [ids, times] = [params.add(received.ids, 'bigint[]'), params.add(received.times, 'int[]')]
  return work.tx.query<NamedArticle & Record<string, unknown>>(
    `with found as materialized ((${found} and a.label__fold = ${label} order by a.id limit ${kept})
       union (${found} and a.id = any(${ids})) union (${found} limit ${looked}))
     select b.id, b.label, b.ref_supplier, v.name as supplier, coalesce(u.label, '') as unit, coalesce(h.times, 0) as times,
       ${answerSql('b.label__fold', looking.words, params)}::int as rank
     from found b join supplier v on v.id = b.supplier_id left join unit u on u.id = b.order_management
       left join unnest(${ids}, ${times}) as h(id, times) on h.id = b.id
     order by (b.label__fold = ${label}) desc, rank, coalesce(h.times, 0) desc, b.label__fold, b.id limit ${kept}`,
    params.values,
    { fresh: true },
  )
}

/** Names of which something is left when they are folded: no mere sign. */
export const isReadable = (name: string): boolean => /[a-z]{2}/i.test(fold(name))
