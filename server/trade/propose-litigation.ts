import type { litigation } from '../../resources/litigations/litigation'
import { sumOf } from '../../resources/orders/totals'
import { type ClaimLine, claimObjects } from '../../resources/receptions/rules'
import { compareDecimals } from '../../resources/schema/decimal-text'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import type { litigationobject } from '../../resources/settings/litigations'
import type { Work } from '../api/work'
import { createRow } from '../api/write'
import { projectManager } from './recipients'

/** What a reception found wrong. */
export interface Proposal
  extends RowOf<typeof litigation, 'adherent_id' | 'groupAdherent_id' | 'client_number' | 'sender_name'>,
    FilledOf<
      typeof litigation,
      'order_id' | 'reception_id' | 'supplier_id' | 'description' | 'message_text'
    > {
  date: string
  claims: readonly ClaimLine[]
  file_ids: readonly number[]
}

type ObjectRow = RowOf<typeof litigationobject, 'id' | 'label' | 'litigation_type_id'>

const objectsSql = `
  select distinct on (label) id, label, litigation_type_id from litigationobject
  where label = any($1::text[]) and "deletedAt" is null order by label, id`

/** Writes the lines of a litigation, each with its object. */
async function insertLines(
  work: Work,
  id: number,
  { claims, objects }: { claims: readonly ClaimLine[]; objects: readonly ObjectRow[] },
) {
  const rows = claims.map(({ object, ...claim }) => ({
    ...claim,
    litigationobject_id: objects.find(({ label }) => label === claimObjects[object])?.id ?? null,
  }))
  await work.tx.query(
    `insert into litigation_line (litigation_id, order_line_id, litigationobject_id, label, quantity, unit, gap_ht, comment, created_by, "createdAt")
     select $1, order_line_id, litigationobject_id, label, quantity, unit, gap_ht, comment, $3, $4
     from json_to_recordset($2::json) as v(order_line_id bigint, litigationobject_id bigint, label text, quantity numeric, unit text,
       gap_ht numeric, comment text)`,
    [id, JSON.stringify(rows), work.actor.userId, work.now],
  )
}

/** Prepares one litigation for a reception: nothing is sent before the member says so (domain §6.4). Answers its id. */
export async function proposeLitigation(work: Work, proposal: Proposal): Promise<number> {
  const { claims, date, file_ids, ...about } = proposal
  const titles = [...new Set(claims.map(({ object }) => claimObjects[object]))]
  const objects = await work.tx.query<ObjectRow>(objectsSql, [titles])
  const amount = sumOf(claims.map(({ gap_ht }) => gap_ht))
  const first = objects.find(({ label }) => label === titles[0])
  const [responsible = null] = about.adherent_id ? await projectManager(work.tx, about.adherent_id) : []
  const { reception_id, ...given } = about
  const row = await createRow(work, work.registry.get('litigation'), {
    input: {
      ...given,
      litigation_date: date,
      litigation_type_id: first?.litigation_type_id ?? null,
      litigationobject_id: first?.id ?? null,
      credit_note: compareDecimals(amount, '0') > 0,
      amount,
      message_object: titles.join(', '),
    },
    trusted: true,
    extra: { reception_id, responsible, user_id: work.actor.userId },
  })
  const id = Number(row.id)
  await insertLines(work, id, { claims, objects })
  for (const [position, file] of file_ids.entries())
    await work.tx.query(
      'insert into litigation_file_ids (litigation_id, file_id, position) values ($1, $2, $3) on conflict do nothing',
      [id, file, position],
    )
  return id
}
