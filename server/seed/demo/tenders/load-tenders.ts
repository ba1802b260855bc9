import { resources } from '../../../../resources'
import type { Tx } from '../../../database/tx'
import type { Reader, Secret } from '../../../tenders/answer-content'
import { createDataset } from '../../dataset'
import { insertDataset } from '../../insert'
import { addOffers, type SealedAnswer, sealRows } from './add-offers'
import { addTender } from './add-tender'
import { demoTenders } from './demo-tenders'
import { finishTender } from './finish-tender'
import { loadPapers } from './load-papers'
import { readOffered } from './offered'
import { type Cast, isOpened, momentOf } from './tender-rows'

async function idsBy(tx: Tx, sql: string): Promise<Map<string, number>> {
  const rows = await tx.query<{ name: string; id: number }>(sql)
  return new Map(rows.map(({ name, id }) => [name, Number(id)]))
}

const readCast = async (tx: Tx): Promise<Cast> => ({
  users: await idsBy(tx, 'select email as name, id from "user" where id < 100'),
  suppliers: await idsBy(tx, 'select name, id from supplier'),
  types: await idsBy(tx, 'select machine_name as name, id from tendertype'),
  members: [
    ...(
      await idsBy(
        tx,
        'select name, id from adherent where is_amo and "deletedAt" is null order by id limit 8',
      )
    ).values(),
  ],
  departments: [
    ...(await idsBy(tx, `select code as name, id from department where code in ('54', '55', '57')`)).values(),
  ],
})

/** The accounts that stand for each supplier. */
async function readersBySupplier(tx: Tx): Promise<Map<number, Reader[]>> {
  const rows = await tx.query<Reader & { supplier_id: number }>(
    `select s.supplier_id, u.id as "userId", coalesce(u.credential_epoch, '') as epoch
     from "user_supplier_ids" s join "user" u on u.id = s.user_id`,
  )
  const readers = new Map<number, Reader[]>()
  for (const { supplier_id, ...reader } of rows)
    readers.set(supplier_id, [...(readers.get(supplier_id) ?? []), reader])
  return readers
}

const noticeSql = `
  with tied as (update public_notice n set tender_id = t.id, closing_date = null, lots = null
    from tender t, unnest($1::text[], $2::bigint[]) as w(reference, tender_id) where n.reference = w.reference and t.id = w.tender_id
    returning n.id, n.tender_id)
  update tender_document d set tender_id = tied.tender_id from tied where d.public_notice_id = tied.id`

/** The tenders of the demonstration: their rows at once, then what the product itself works out of them (openings, notes, awards). */
export async function loadTenders(tx: Tx, { config, now }: { config: Secret; now: Date }): Promise<void> {
  const cast = await readCast(tx)
  const offered = await readOffered(
    tx,
    demoTenders.flatMap(({ families }) => families),
  )
  const data = createDataset()
  const sealed: SealedAnswer[] = []
  const made = demoTenders.map((tender) => {
    const added = addTender(data, { tender, offered, cast, now })
    sealed.push(...addOffers(data, { ...added, cast, now }))
    return added
  })
  sealRows(data, config, {
    answers: sealed,
    readers: await readersBySupplier(tx),
    opened: new Map(
      made
        .filter(({ tender }) => isOpened(tender))
        .map(({ id, tender }) => [id, momentOf(now, tender.days.opening, '12:10')]),
    ),
  })
  await insertDataset(tx, data, { registry: resources, progress: () => undefined })
  const tied = made.filter(({ tender }) => tender.notice)
  await tx.query(noticeSql, [tied.map(({ tender }) => tender.notice), tied.map(({ id }) => id)])
  await loadPapers(tx, made, now)
  for (const one of made) await finishTender(tx, one, { config, cast, now })
}
