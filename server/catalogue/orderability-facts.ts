import type { OrderabilityAnswer } from '../../resources/catalogue/answers'
import { article } from '../../resources/catalogue/article'
import type { OrderabilityFacts } from '../../resources/catalogue/orderability'
import { type Member, platformFor, referencingFor } from '../../resources/directory/serving'
import type { Answer, RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import { pick } from '../../resources/schema/pick'
import type { subfamily } from '../../resources/settings/catalogues'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { columnsOf } from '../database/select'
import { catalogsOf } from '../trade/catalogs-of'
import { memberState } from '../trade/member-state'
import { priceSql } from '../trade/price-sql'
import { readPlatforms, readReferencings } from '../trade/serving'

export type Price = NonNullable<OrderabilityAnswer['price']>

/** What the sentences name. */
export type Names = Readonly<Record<string, string>>

const dated = pick(article, ['supplier_id', 'active', 'date_active', 'deactivation_date'])

interface ArticleRow extends Answer<typeof dated>, RowOf<typeof subfamily, 'family_id'> {
  platform_ids: number[]
  product: OrderabilityFacts['product']
  subfamily_active: boolean
  family_active: boolean
  catalog_id: number
  can_receive: boolean
  names: Names
}

const articleSql = `
  select ${columnsOf(dated, 'a')}, f.id as family_id,
    array(select j.platform_id from article_platform_ids j where j.article_id = a.id) as platform_ids,
    jsonb_build_object('active', p.active, 'date_active', p.date_active, 'deactivation_date', p.deactivation_date) as product,
    s.active as subfamily_active, f.active as family_active, f.catalog_id, coalesce(t.can_order, false) as can_receive,
    jsonb_build_object('article', a.label, 'product', p.label, 'subfamily', s.label, 'family', f.label, 'supplier', v.name, 'status', t.label) as names
  from article a join product p on p.id = a.product_id join subfamily s on s.id = p.subfamily_id join family f on f.id = s.family_id
    join supplier v on v.id = a.supplier_id join supplierstatus t on t.id = v.supplier_status_id
  where a.id = $1 and a."deletedAt" is null`

async function served(work: Work, member: Member, { article, day }: { article: ArticleRow; day: string }) {
  const asked = { supplierId: article.supplier_id, day }
  const rows = await readReferencings(work.tx, member, article.supplier_id)
  const referencing = referencingFor(rows, member, { ...asked, familyId: article.family_id })
  const platforms = await readPlatforms(work.tx, [article.supplier_id])
  const platform = referencing && platformFor(platforms, referencing, article.family_id)
  return {
    supplier: referencing !== undefined || referencingFor(rows, member, asked) !== undefined,
    family: referencing !== undefined,
    platformId: platform?.id ?? null,
  }
}

/** Everything that says whether a member may order an article on a day; err404 when the actor cannot see the article. */
export async function readFacts(
  work: Work,
  articleId: number,
  { member, day }: { member: Member; day: string },
): Promise<{ facts: OrderabilityFacts; price: Price | undefined; names: Names; supplierId: number }> {
  const [article] = await work.tx.query<ArticleRow>(articleSql, [articleId])
  if (!article) throw new ApiError('err404')
  const [price] = await work.tx.query<Price>(priceSql('$1', { day: '$2', adherent: '$3', group: '$4' }), [
    articleId,
    day,
    member.isGroup ? null : member.id,
    member.isGroup ? member.id : member.groupAdherent_id,
  ])
  const adherent = await memberState(work.tx, { member, day, today: parisDay(work.now) })
  const facts: OrderabilityFacts = {
    day,
    article,
    product: article.product,
    subfamilyActive: article.subfamily_active,
    familyActive: article.family_active,
    catalogId: article.catalog_id,
    supplierCanReceive: article.can_receive,
    adherentCanOrder: adherent.can_order,
    served: await served(work, member, { article, day }),
    catalogs: catalogsOf(work.actor),
    hasPrice: price !== undefined,
  }
  const names = { ...article.names, adherent_status: adherent.status }
  return { facts, price, names, supplierId: article.supplier_id }
}
