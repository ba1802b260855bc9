/** Minimum stocks of the first articles, some of them not met. `$1` is today, `$2` now. */
export const minimumSql: readonly string[] = [
  `insert into adherent_article (adherent_id, article_id, min_stock, favourite, "createdAt", "updatedAt")
   select l.adherent_id, l.article_id, greatest(1, ceil(l.quantity * case when l.id % 3 = 0 then 1.4 else 0.5 end)), false, $2::timestamptz, $2::timestamptz
   from (select *, row_number() over (partition by adherent_id order by value desc) as rank from stock_level) l
   where l.rank <= 9 and l.quantity > 0
   on conflict do nothing`,
]

/** One inventory that is being counted. */
export const inventorySql: readonly string[] = [
  `insert into inventory (adherent_id, label, inventory_date, state, inventory_date_created, inventory_date_updated, snapshot_transaction_id, lines_nb, counted_nb, user_id, "createdAt", "updatedAt")
   select m.id, 'Inventaire du ' || to_char($1::date, 'DD/MM/YYYY'), $1::date, 'saved', $2::timestamptz, $2::timestamptz,
     (select max(t.id) from stock_transaction t where t.adherent_id = m.id), 0, 0, case m.id when 1 then 9 else 8 end, $2::timestamptz, $2::timestamptz
   from adherent m where m.id in (1, 2) and exists (select 1 from stock_level l where l.adherent_id = m.id)`,
  `insert into inventory_line (inventory_id, article_id, quantity_theorical, price_unit_ht_theorical, quantity_real, "createdAt", "updatedAt")
   select i.id, l.article_id, l.quantity, l.cump, case when l.article_id % 3 = 0 then greatest(0, l.quantity - l.article_id % 2) end, i."createdAt", i."createdAt"
   from inventory i join stock_level l on l.adherent_id = i.adherent_id where l.quantity <> 0`,
  `update inventory i set lines_nb = c.n, counted_nb = c.counted
   from (select inventory_id, count(*)::int as n, count(quantity_real)::int as counted from inventory_line group by 1) c
   where c.inventory_id = i.id`,
]

const subjects = [
  `('100', false, 'Produit refusé', 'Un sac percé à la livraison, marchandise refusée.', 12.60)`,
  `('100', true, 'Produit manquant', 'Un colis facturé ne figurait pas dans la livraison.', 38.40)`,
  `('150', true, 'Écart de prix', 'Le prix facturé dépasse le prix commandé sur deux articles.', 21.75)`,
  `('200', true, 'Température', 'Camion relevé à 6,8 °C, produits frais refusés.', 84.10)`,
  `('250', true, 'Date limite trop courte', 'Date limite à trois jours au lieu de huit.', 45.00)`,
  `('300', true, 'Écart de quantité', 'Deux kilos de moins que sur le bon de livraison.', 17.80)`,
  `('350', true, 'Emballage abîmé', 'Cartons écrasés, contenu reconditionné sur place.', 9.50)`,
]

/** A litigation in each state, on received orders of the members whose stock lives. */
export const litigationSql: readonly string[] = [
  `insert into litigation (adherent_id, order_id, supplier_id, litigation_type_id, litigationobject_id, litigation_date, credit_note, amount, description, message_text,
     message_object, status, is_sent, sent_at, responsible, client_number, sender_name, user_id, credit_obtained_ht, credit_reference, answer_comment, answered_at, close_reason, closed_at, "createdAt", "updatedAt")
   select o.adherent_id, o.id, o.supplier_id, b.litigation_type_id, b.id, o.real_delivery_date, true, v.amount, v.text, v.text, v.object, v.status, v.sent,
     case when v.sent then o.real_delivery_date + interval '1 day 9 hours' end, a.project_manager_id, o.ref_client, o.receiver_name, o.user_id,
     case when v.status in ('200', '300') then v.amount end, case when v.status = '300' then 'AV-' || (500 + o.id % 400) end,
     case v.status when '200' then 'Avoir accordé, avec nos excuses.' when '300' then 'Avoir accordé.' when '250' then 'La date limite est conforme au contrat.' end,
     case when v.status in ('200', '250', '300') then o.real_delivery_date + interval '2 days 10 hours' end,
     case when v.status = '350' then 'Réglé avec le livreur' end, case when v.status = '350' then o.real_delivery_date + interval '4 days 10 hours' end,
     o.real_delivery_date + interval '1 day 8 hours', o.real_delivery_date + interval '1 day 9 hours'
   from (select *, row_number() over () as rank from (values ${subjects.join(', ')}) s(status, sent, object, text, amount)) v
     cross join (values (1), (2)) m(adherent_id)
     join lateral (select o.*, row_number() over (order by o.real_delivery_date desc, o.id desc) as rank from "order" o
       where o.adherent_id = m.adherent_id and o.status = '450' and o.supplier_id is not null and o.real_delivery_date < $1::date - 5) o on o.rank = v.rank
     join adherent a on a.id = o.adherent_id
     left join lateral (select b.* from litigationobject b where b.label = v.object order by b.id limit 1) b on true
   order by o.real_delivery_date, o.id`,
  `insert into litigation_line (litigation_id, order_line_id, litigationobject_id, label, quantity, unit, gap_ht, "createdAt", "updatedAt")
   select l.id, n.id, l.litigationobject_id, n.label, 1, u.label, l.amount, l."createdAt", l."createdAt"
   from litigation l join lateral (select * from order_line n where n.order_id = l.order_id order by n.position limit 1) n on true
     left join unit u on u.id = n.order_unit`,
  `insert into litigation_message (litigation_id, side, kind, text, author, "createdAt", "updatedAt")
   select l.id, m.side, m.kind, m.text, m.author, l.sent_at + m.after, l.sent_at + m.after
   from litigation l cross join lateral (values
     ('member', 'event', 'Litige envoyé au fournisseur', l.sender_name, interval '0', true),
     ('supplier', 'message', 'Nous regardons avec le transporteur et revenons vers vous.', 'Service qualité', interval '3 hours', l.status >= '150'),
     ('member', 'message', 'Merci. Il nous faudrait une réponse avant la prochaine livraison.', l.sender_name, interval '5 hours', l.status >= '150'),
     ('supplier', 'event', 'Avoir accepté : ' || replace(l.amount::text, '.', ',') || ' € HT', 'Service qualité', interval '1 day', l.status in ('200', '300')),
     ('supplier', 'event', 'Litige refusé par le fournisseur – La date limite est conforme au contrat.', 'Service qualité', interval '1 day', l.status = '250'),
     ('member', 'event', 'Avoir reçu : ' || coalesce(l.credit_reference, ''), l.sender_name, interval '3 days', l.status = '300'),
     ('member', 'event', 'Litige clos : Réglé avec le livreur', l.sender_name, interval '3 days', l.status = '350')
   ) m(side, kind, text, author, after, told)
   where l.is_sent and m.told order by l.id, m.after`,
]
