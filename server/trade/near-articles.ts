import { lookup } from '../../resources/schema/lookup'

/** How near another article `b` is to an article `a`: of its product, or of another product of its sub-family counted alike. */
const nearness = lookup({
  product: 'b.product_id = a.product_id',
  subfamily: `b.product_id in (select q.id from product p join product q on q.subfamily_id = p.subfamily_id and q.unit_id is not distinct from p.unit_id
      and q.id <> p.id and q."deletedAt" is null where p.id = a.product_id)`,
} as const)
export type Nearness = keyof typeof nearness

/** Other articles `b` as near as this to articles `a`, with their suppliers `v`. */
export const nearJoin = (near: Nearness): string =>
  `join article b on ${nearness[near]} and b.id <> a.id and b.active and b."deletedAt" is null join supplier v on v.id = b.supplier_id`

/** Whether the supplier of `b` serves the member `$2` or the group `$3`; a group as its main adherent is (domain §3.5). */
export const servesMember = `exists (select 1 from referencing r where r.supplier_id = b.supplier_id and r."deletedAt" is null
      and (r.adherent_id = $2 or r."groupAdherent_id" = $3
        or ($2::bigint is null and r.adherent_id = (select g.main_adherent_id from groupadherent g where g.id = $3))))`
