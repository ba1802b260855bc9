import { partyTexts as texts } from '../../i18n/fr/parties'
import { joining, type Membership, mayOrder, resigner } from '../../resources/directory/may-order'
import { frenchDay } from '../../resources/schema/date-text'
import { fillMarks } from '../../resources/schema/marks'
import { type PartyDoor, partyGuards, prospect, shutWhy } from '../../resources/trade/party-guards'
import type { Campaign } from '../../resources/trade/told'
import { ApiError, invalid } from '../api/error'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'

/** A party that is left out of a campaign, and why, in French. */
export interface LeftParty {
  id: number
  name: string
  why: string
}

/** Whether the supplier `s` of a statement takes part in no campaign any more. */
export const shutSql = (s: string): string =>
  `(${s}.supplier_status_id in (select t.id from supplierstatus t where t.can_order is not true and t.id <> ${prospect}))`

/** The suppliers that take part in no campaign any more. */
export const shutIdsSql = `select v.id from supplier v where ${shutSql('v')}`

/** Why the supplier `s` of a statement takes part no more; null where it does. */
export const shutWhySql = (s: string): string =>
  `(select replace('${shutWhy}', '%{status}', t.label) from supplierstatus t where t.id = ${s}.supplier_status_id and ${shutSql(s)})`

const shutSuppliersSql = `
  select s.id, s.name, t.label as status from supplier s join supplierstatus t on t.id = s.supplier_status_id
  where s.id = any($1::bigint[]) and ${shutSql('s')} order by s.name, s.id`

/** Those of these suppliers that take part in no campaign any more. */
export async function shutSuppliers(tx: Tx | ActorTx, ids: readonly number[]): Promise<LeftParty[]> {
  if (!ids.length) return []
  const rows = await pastRights(tx, 'campaigns', (past) =>
    past.query<{ id: number; name: string; status: string }>(shutSuppliersSql, [ids]),
  )
  return rows.map(({ id, name, status }) => ({ id, name, why: fillMarks(shutWhy, { status }) }))
}

/** « Primeurs (fournisseur au statut « Déréférencé »), Vergers (aucun article actif dans ces familles) ». */
export const namesWhy = (parties: readonly Pick<LeftParty, 'name' | 'why'>[]): string =>
  parties.map(({ name, why }) => texts.of({ name, why })).join(', ')

const membersSql = `
  select a.id, a.name, a."deletedAt" is not null as is_removed, a.company_id <> $2 as is_elsewhere, t.label as status, t.can_order,
    a.adherent_status_id, a.resignation_date
  from adherent a join adherentstatus t on t.id = a.adherent_status_id where a.id = any($1::bigint[]) order by a.name, a.id`

interface AskedMembers {
  ids: readonly number[]
  /** The service of the campaign. */
  company: number
  /** The first day of what the campaign is for. */
  day: string
  today: string
}

/** Those of these members that take part no more: removed, of another service, or who may not order on that day; a prospect may join. */
export async function shutMembers(
  tx: Tx | ActorTx,
  { ids, company, ...when }: AskedMembers,
): Promise<LeftParty[]> {
  if (!ids.length) return []
  const rows = await pastRights(tx, 'campaigns', (past) =>
    past.query<
      Membership & { id: number; name: string; is_removed: boolean; is_elsewhere: boolean; status: string }
    >(membersSql, [ids, company]),
  )
  return rows.flatMap(({ id, name, is_removed, is_elsewhere, status, ...of }) => {
    if (is_removed) return [{ id, name, why: texts.removed }]
    if (is_elsewhere) return [{ id, name, why: texts.otherService }]
    if (of.adherent_status_id === joining || mayOrder(of, when)) return []
    const date = of.adherent_status_id === resigner && of.resignation_date
    return [{ id, name, why: date ? texts.since({ status, date: frenchDay(date) }) : status }]
  })
}

export const refusedParties = (parties: readonly LeftParty[]): string =>
  texts.refused({ parties: namesWhy(parties) })

interface AskedDoor {
  campaign: Campaign
  door: PartyDoor
  suppliers: readonly number[]
  /** The field at which they are refused; else the whole is (err409). */
  field?: string
}

/** What the door of a campaign does with its suppliers that take part no more: refuses them by name, or answers whom it leaves out. */
export async function shutAt(
  tx: Tx | ActorTx,
  { campaign, door, suppliers, field }: AskedDoor,
): Promise<LeftParty[]> {
  const answer = partyGuards[campaign][door]
  const shut = answer === '–' ? [] : await shutSuppliers(tx, suppliers)
  return answer === 'O' ? shut : refuseParties(shut, field)
}

/** Refuses these parties by name, at a field or as a whole. */
export function refuseParties(shut: readonly LeftParty[], field?: string): LeftParty[] {
  if (!shut.length) return []
  const display = refusedParties(shut)
  throw field ? invalid([{ name: field, message: display }]) : new ApiError('err409', { display })
}
