import type { RowRight } from '../database/perimeter'
import { ofOwnMember, servesOwn } from '../trade/member-rights'
import type { Perimeters } from '../trade/perimeter'

const readOnly = { supplier: false, adherent: false } as const
/** Articles of the suppliers that serve one of the actor's members. */
const served = servesOwn('supplier_id')
const platformOf = (where: RowRight): RowRight => ({
  field: 'platform_id',
  among: { table: 'platform', column: 'id', where },
})
const general: RowRight = {
  all: [
    { is: 'adherent_id', value: null },
    { is: 'groupAdherent_id', value: null },
  ],
}

/** What is of a member or of a group of one of the actor's services. */
const inServices: RowRight[] = (
  [
    ['adherent_id', 'adherent'],
    ['groupAdherent_id', 'groupadherent'],
  ] as const
).map(([through, to]) => ({ through, to, where: { field: 'company_id', in: 'companies' } }))

/** Products are the group's; articles and prices are seen by their supplier and by the members it serves (I-18). */
export const cataloguePolicies: Perimeters = {
  product: { backOffice: true, supplier: true, adherent: true, write: readOnly },
  service: { backOffice: true, supplier: true, adherent: true, write: readOnly },
  article: {
    backOffice: true,
    supplier: { field: 'supplier_id', in: 'suppliers' },
    adherent: served,
    write: readOnly,
  },
  my_article: {
    backOffice: true,
    supplier: { field: 'supplier_id', in: 'suppliers' },
    adherent: false,
    // The table's own policy stays the articles': a picture is written past it.
    write: { backOffice: false, supplier: { field: 'supplier_id', in: 'suppliers' }, adherent: false },
  },
  article_price: {
    backOffice: { any: [general, ...inServices] },
    supplier: { through: 'article_id', to: 'article', where: { field: 'supplier_id', in: 'suppliers' } },
    adherent: {
      all: [{ any: [general, ofOwnMember] }, { through: 'article_id', to: 'article', where: served }],
    },
    write: readOnly,
  },
  adherent_article: {
    backOffice: { through: 'adherent_id', to: 'adherent', where: { field: 'company_id', in: 'companies' } },
    supplier: false,
    adherent: { field: 'adherent_id', in: 'adherents' },
  },
  // A platform is its supplier's, as the article is: asked of the platforms at once, not of each article.
  article_platform_ids: {
    backOffice: true,
    supplier: platformOf({ field: 'supplier_id', in: 'suppliers' }),
    adherent: platformOf(servesOwn('supplier_id')),
    write: readOnly,
  },
  anomaly: { backOffice: true, supplier: false, adherent: false },
  article_request: {
    backOffice: { through: 'adherent_id', to: 'adherent', where: { field: 'company_id', in: 'companies' } },
    supplier: false,
    adherent: { field: 'adherent_id', in: 'adherents' },
  },
}
