import type { OutOfCatalogAnswer } from '../../resources/catalogue/shop'
import type { Member } from '../../resources/directory/serving'
import { f } from '../../resources/schema/f'
import { parisDay } from '../../resources/schema/paris-time'
import { type Call, defineCall } from '../api/call'
import { memberOf } from '../api/member'
import { type Work, workOf } from '../api/work'
import { readServings } from '../database/serving'

const tag = 'Catalogue'

const productsSql = `
  select p.id, p.label, p.ref_supplier, p.price_ht::text as price_ht, r.value::text as rate, p.catalog_id, f.label as family, u.label as unit,
    u.abbreviation, coalesce(s.name, x.label) as supplier, p.supplier_id, p.supplier_not_in_catalog_id
  from productnotincatalog p join unit u on u.id = p.unit_id join rate r on r.id = p.rate_id left join family f on f.id = p.family_id
    left join supplier s on s.id = p.supplier_id left join suppliernotincatalog x on x.id = p.supplier_not_in_catalog_id
  where p."deletedAt" is null and p.active and (p.adherent_id = $1 or p."groupAdherent_id" = $2) order by p.label__fold, p.id`

async function listed(work: Work, of: Member): Promise<OutOfCatalogAnswer> {
  const { tx } = work
  const places = [of.isGroup ? null : of.id, of.isGroup ? of.id : of.groupAdherent_id]
  const named = (sql: string, values: unknown[] = []) => tx.query<{ id: number; label: string }>(sql, values)
  const { servings, suppliers } = await readServings(tx, of, parisDay(work.now))
  const served = new Set(servings.map((one) => one.supplier_id))
  return {
    products: (await tx.query(productsSql, places)) as unknown as OutOfCatalogAnswer['products'],
    suppliers: suppliers.filter(({ id }) => served.has(id)).map(({ id, name }) => ({ id, label: name })),
    ownSuppliers: await named(
      `select id, label from suppliernotincatalog where "deletedAt" is null and active and (adherent_id = $1 or "groupAdherent_id" = $2)
       order by label`,
      places,
    ),
    units: await named('select id, label from unit where "deletedAt" is null and active order by label'),
    rates: await named('select id, label from rate where "deletedAt" is null and active order by value'),
    families: (await tx.query(
      'select id, label, catalog_id from family where "deletedAt" is null and active order by label',
    )) as unknown as OutOfCatalogAnswer['families'],
  }
}

const list: Call = defineCall(
  'GET /catalog/out-of-catalog',
  'viewCatalog',
  {
    summary: "Produits et fournisseurs hors catalogue d'un adhérent, et de quoi en créer",
    tag,
    query: {
      adherentId: f.int({ label: 'Adhérent', required: true, min: 1 }),
      isGroup: f.bool({ label: 'Groupe' }),
    },
  },
  ({ context, actor, query }) =>
    context.db.read(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      return listed(work, await memberOf(work, query.adherentId, query.isGroup === true))
    }),
)

/** What members order besides the catalogues. */
export const outOfCatalogCall: Call = list
