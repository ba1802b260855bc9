/** What the rows of a demonstration campaign are made of: `$1` is the campaign. */
export const campaignSql = {
  campaign: `
    insert into price_update (label, status, company_id, response_date_limit, appliance_date, max_increase_pct, opened_at, validated_at,
      applied_at, carts_repriced_at, cancel_reason, "createdAt", "updatedAt", created_by)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $11, (select id from "user" where email = 'paul.achard@demo.example')
    returning id`,
  families: `insert into price_update_family_ids (price_update_id, family_id, position)
    select $1, f.id, n.at from unnest($2::text[]) with ordinality n(label, at) join family f on f.label = n.label`,
  suppliers: `insert into price_update_supplier_ids (price_update_id, supplier_id, position)
    select $1, min(s.id), n.at from unnest($2::text[]) with ordinality n(name, at) join supplier s on s.name = n.name group by n.at`,
  /** Where each supplier stands; `$3` are those that have sent nothing, `$4` those that are typing. */
  responses: `
    insert into price_update_response (price_update_id, supplier_id, status, version, submitted_at, saved_at, reminder_count, "createdAt", "updatedAt")
    select $1::bigint, j.supplier_id, case when s.name = any($3::text[]) then 'to_answer' when s.name = any($4::text[]) then 'saved' else $2 end,
      case when s.name = any($3::text[] || $4::text[]) then 0 else 1 end,
      case when s.name = any($3::text[] || $4::text[]) then null else $5::timestamptz end,
      case when s.name = any($3::text[]) then null else $5::timestamptz end, 0, $6::timestamptz, $6::timestamptz
    from price_update_supplier_ids j join supplier s on s.id = j.supplier_id where j.price_update_id = $1
      and exists (select 1 from article a where a.supplier_id = j.supplier_id and a.active and a.family_id in
        (select f.family_id from price_update_family_ids f where f.price_update_id = $1))`,
  receipts: `update price_update_response set receipt_number = 'P-' || to_char(submitted_at at time zone 'Europe/Paris', 'YYYY') || '-' ||
      lpad(price_update_id::text, 4, '0') || '-' || id || '-1' where price_update_id = $1 and submitted_at is not null`,
  /** One line for each article at the price of the day before (`$2`), answered by its number: most rise or fall by some percent. */
  lines: `
    insert into price_update_line (price_update_response_id, article_id, last_quotation, answered_before, quotation, available, packaging, comment,
      answered, decision, decision_reason, "createdAt", "updatedAt")
    select r.id, a.id, p.quotation, p.quotation is not null and a.id % 11 <> 0,
      case when t.answers and a.id % 41 <> 0 then case when $4::bool then q.quotation else round(p.quotation * (1 + (((a.id * 37) % 13) - 4) / 100.0), 2) end end,
      not (t.answers and a.id % 41 = 0), case when t.answers and a.id % 23 = 0 then 'Colis de 6 au lieu de 8' end,
      case when t.answers and a.id % 29 = 0 then 'Récolte réduite' end, t.answers, 'pending', null, r."createdAt", coalesce(r.saved_at, r."createdAt")
    from price_update_response r join article a on a.supplier_id = r.supplier_id and a.active and a."deletedAt" is null
        and a.family_id in (select f.family_id from price_update_family_ids f where f.price_update_id = $1)
      left join article_price p on p.article_id = a.id and p.adherent_id is null and p."groupAdherent_id" is null and p."deletedAt" is null
        and p.valid_from <= $2::date and (p.valid_to is null or p.valid_to >= $2::date)
      left join article_price q on q.article_id = a.id and q.adherent_id is null and q."groupAdherent_id" is null and q."deletedAt" is null
        and q.valid_from <= $3::date and (q.valid_to is null or q.valid_to >= $3::date)
      cross join lateral (select r.status <> 'to_answer' and a.id % 7 <> 0 and p.quotation is not null and (r.status <> 'saved' or a.id % 2 = 0)
        and (not $4::bool or q.quotation is not null) as answers) t
    where r.price_update_id = $1`,
  /** The lines that are decided: all of them, or those of even numbers within the ceiling clause. */
  decided: `
    update price_update_line l set decision = case when l.quotation * 100 > l.last_quotation * (100 + coalesce(c.max_increase_pct, 1000)) and c.status <> '350'
        then 'refused' else 'accepted' end
    from price_update_response r join price_update c on c.id = r.price_update_id
    where r.id = l.price_update_response_id and c.id = $1 and l.answered and r.status in ('sent', 'decided') and ($2::bool or l.id % 2 = 0)`,
  reasons: `
    update price_update_line l set decision_reason = $2 from price_update_response r
    where r.id = l.price_update_response_id and r.price_update_id = $1 and l.decision = 'refused'`,
  log: `
    insert into price_update_log (price_update_id, supplier_id, user_id, at, origin, what, after, "createdAt", "updatedAt")
    select r.price_update_id, r.supplier_id, null, r.submitted_at, 'screen', $2, r.receipt_number, r.submitted_at, r.submitted_at
    from price_update_response r where r.price_update_id = $1 and r.submitted_at is not null`,
  sourced: `update article_price p set source_id = $1::int from price_update_line l join price_update_response r on r.id = l.price_update_response_id
    where r.price_update_id = $1 and l.article_id = p.article_id and p.valid_from = $2::date and p.source = 'price_update' and l.answered`,
} as const
