import { type InCart, inCart } from '../../resources/catalogue/answers'
import { f } from '../../resources/schema/f'
import { type Call, defineCall } from '../api/call'
import { workOf } from '../api/work'
import { memberOf } from '../trade/member'

/** What stands in the open carts of a member: the quantities that its catalogues show. */
export const inCartCall: Call = defineCall('GET /catalog/in-cart', 'viewCart', {
  shape: {
    summary: "Quantités des paniers en préparation d'un adhérent, par article",
    tag: 'Catalogue',
    query: {
      adherentId: f.int({ label: 'Adhérent', required: true, min: 1 }),
      isGroup: f.bool({ label: "L'adhérent est un groupe" }),
    },
    answers: [inCart],
  },
  run: ({ context, actor, query }) =>
    context.db.read(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      const member = await memberOf(work, query.adherentId, query.isGroup === true)
      const owner = member.isGroup ? `o."groupAdherent_id"` : 'o.adherent_id'
      return tx.query<InCart>(
        `select l.id as line_id, l.order_id, o.supplier_id, o.ask_delivery_date, l.article_id, l.product_not_in_catalog_id,
           l.quantity::text as quantity
         from "order" o join order_line l on l.order_id = o.id and l."deletedAt" is null
         where ${owner} = $1 and o.status = '100' and o."deletedAt" is null order by o.ask_delivery_date, o.id, l.position`,
        [member.id],
      )
    }),
})
