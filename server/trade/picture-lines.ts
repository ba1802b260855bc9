import type { Tx } from '../database/tx'

/** Labels, origin, EGAlim family and subfamily of an article, kept with the line: later changes do not touch past orders. */
const pictureSql = `
  update "order_line" l set snapshot = jsonb_build_object(
      'labels', array(select b.code from article_label_ids j join label b on b.id = j.label_id where j.article_id = a.id order by b.code),
      'origin', o.country_code, 'is_france', o.is_france, 'is_eea', o.is_eea,
      'egalim_family', coalesce(s.egalim_family, f.egalim_family), 'subfamily_id', s.id)
  from article a join product p on p.id = a.product_id join subfamily s on s.id = p.subfamily_id join family f on f.id = s.family_id
    left join origin o on o.id = a.origin_id
  where a.id = l.article_id and l.order_id = $1`

/** Keeps with each line of an order what its article is at sending (domain §5.2). */
export const pictureLines = (tx: Tx, orderId: number): Promise<unknown> => tx.query(pictureSql, [orderId])

/** The same of the lines that were written at the reception. */
export const pictureAdded = (tx: Tx, orderId: number): Promise<unknown> =>
  tx.query(`${pictureSql} and l.added_at_reception and l.snapshot is null`, [orderId])
