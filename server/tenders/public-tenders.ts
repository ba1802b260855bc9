import { tenderTexts } from '../../i18n/fr/tenders'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { AmoMember, PublicTender } from '../../resources/tenders/public-answers'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import { saveTies } from './save-preparation'
import { findTender } from './tender-row'

const listSql = `
  select t.id, t.code, t.label, t.status, t.response_date_limit, t.opening_date, t.opened_at, t.market_openning_date,
    p.label as procedure, n.id as notice_id, n.reference as notice_reference, n.status as notice_status,
    (select count(*) from tender_family l where l.tender_id = t.id and l."deletedAt" is null)::int as lots,
    (select count(*) from tender_adherent a where a.tender_id = t.id and a."deletedAt" is null)::int as members,
    (select count(*) from tender_response r where r.tender_id = t.id and r.submitted_at is not null and r.status <> '400'
      and r."deletedAt" is null)::int as offers
  from tender t join tendertype y on y.id = t.tender_type_id and y.machine_name = 'public' left join procedure p on p.id = t.procedure_id
    left join lateral (select * from public_notice n where n.tender_id = t.id and n."deletedAt" is null order by n.id limit 1) n on true
  where t."deletedAt" is null order by t.id desc limit 500`

/** The public tenders with their notice, what has come in and whom they are run for. */
export const listPublicTenders = ({ tx }: Pick<Work, 'tx'>): Promise<PublicTender[]> =>
  tx.query<PublicTender & UnknownRow>(listSql)

const membersSql = `
  select a.id, a.name, c.label as city, d.label as department, g.label as "group", j.id is not null as chosen
  from adherent a left join address o on o.id = a.office_address_id left join municipality c on c.id = o.municipality_id
    left join department d on d.id = c.department_id left join groupadherent g on g.id = a."groupAdherent_id"
    left join tender_adherent j on j.tender_id = $1 and j.adherent_id = a.id and j."deletedAt" is null
  where a."deletedAt" is null and ((a.is_amo) or j.id is not null) order by a.name, a.id`

/** The members that a public tender may be run for, those that are chosen among them. */
export async function listAmoMembers({ tx }: Pick<Work, 'tx'>, id: number): Promise<AmoMember[]> {
  const tender = await findTender(tx, id)
  return tx.query<AmoMember & UnknownRow>(membersSql, [tender.id])
}

/** Chooses the members that a public tender is run for: each has entrusted its purchases to the group (AMO). */
export async function saveBeneficiaries(work: Work, id: number, ids: readonly number[]): Promise<void> {
  const [stranger] = await work.tx.query<{ name: string }>(
    'select name from adherent where id = any($1::bigint[]) and is_amo is not true order by name limit 1',
    [ids],
  )
  if (stranger) throw invalid([{ name: 'adherent_ids', message: `${stranger.name} : ${tenderTexts.notAmo}` }])
  await saveTies(work, id, { table: 'tender_adherent', column: 'adherent_id', ids })
}
