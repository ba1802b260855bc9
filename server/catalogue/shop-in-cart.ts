import type { InCart } from '../../resources/catalogue/answers'
import type { Member } from '../../resources/directory/serving'
import type { Work } from '../api/work'

/** What stands in the open carts of a member: the quantities that its catalogues show. */
export const readInCart = ({ tx }: Work, { id, isGroup }: Member): Promise<InCart[]> =>
  tx.query<InCart>(
    `select l.id as line_id, l.order_id, o.supplier_id, o.ask_delivery_date, l.article_id, l.product_not_in_catalog_id,
       l.quantity::text as quantity, l.price_ht::text as price_ht, l.coef_order_management::text as coef_order_management,
       l.coef_billing::text as coef_billing
     from "order" o join order_line l on l.order_id = o.id and l."deletedAt" is null
     where ${isGroup ? 'o."groupAdherent_id"' : 'o.adherent_id'} = $1 and o.status = '100' and o."deletedAt" is null
     order by o.ask_delivery_date, o.id, l.position`,
    [id],
  )
