import type { MailModelName, MailValues } from '../../resources/content/mail-models'
import type { NotificationKind } from '../../resources/content/notification-kinds'
import { linkOf } from '../../resources/content/notification-links'
import type { NotificationParams } from '../../resources/content/notification-texts'
import { frenchMoment } from '../../resources/schema/date-text'
import type { Config } from '../config'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { siteAddress } from '../mail/product'
import { queueModel } from '../mail/queue-model'
import { notify } from '../trade/notify'
import { supplierUsers } from '../trade/recipients'
import { suppliersWrittenTo, type WrittenTo } from '../trade/supplier-contacts'
import type { TenderRow } from './tender-row'

type Surroundings = { config: Config; now: () => Date }

/** A supplier of a tender and where it is written to. */
export type Bidder = WrittenTo

/** The suppliers by id, with their contacts for tenders. */
export const biddersOf = (tx: Tx | ActorTx, ids: readonly number[]): Promise<Bidder[]> =>
  suppliersWrittenTo(tx, ids, { type: 'tender', reason: 'tenders' })

/** The suppliers invited to a tender, those that declined aside. */
export async function invitedTo(tx: Tx | ActorTx, tenderId: number): Promise<Bidder[]> {
  const rows = await pastRights(tx, 'tenders', (past) =>
    past.query<{ supplier_id: number }>(
      'select supplier_id from tender_supplier where tender_id = $1 and "deletedAt" is null and declined_at is null',
      [tenderId],
    ),
  )
  return biddersOf(
    tx,
    rows.map(({ supplier_id }) => supplier_id),
  )
}

/** What every mail about a tender names. */
export const namesOf = (tender: TenderRow, bidder: Bidder) => ({
  consultation: tender.label,
  code: tender.code,
  fournisseur: bidder.name,
  limite: tender.response_date_limit ? frenchMoment(tender.response_date_limit) : '–',
})

/** A mail about a tender to one of its suppliers. */
export interface BidderMail<M extends MailModelName> {
  model: M
  values: MailValues<M>
  /** Tells two mails of one model apart. */
  event: string
}

export async function mailBidder<M extends MailModelName>(
  context: Surroundings,
  tx: Tx | ActorTx,
  { tender, bidder, mail }: { tender: TenderRow; bidder: Bidder; mail: BidderMail<M> },
): Promise<void> {
  if (!bidder.contacts.length) return
  const link = linkOf('Tender', tender.id, 2)
  await queueModel(context, tx, {
    model: mail.model,
    to: bidder.contacts,
    values: mail.values,
    ...(link ? { address: siteAddress(context.config, `${link}?supplier=${bidder.supplier_id}`) } : {}),
    uniqueKey: `${mail.model}:${tender.id}:${bidder.supplier_id}:${mail.event}`,
    about: { model: 'Tender', id: tender.id },
  })
}

const severalSql = `select user_id::int as id from user_supplier_ids where user_id = any($1::bigint[])
  group by user_id having count(*) > 1`

/** Those of these people who stand for several suppliers: each supplier has its own telling, which names it. */
const standingForSeveral = async (tx: Tx | ActorTx, users: readonly number[]): Promise<number[]> =>
  (await pastRights(tx, 'tenders', (past) => past.query<{ id: number }>(severalSql, [users]))).map(
    ({ id }) => id,
  )

/** The same words with the supplier behind the tender that they name, unless they name it already. */
function named<P extends object>(params: P, { name }: Bidder): P {
  const words = Object.entries(params)
  if (words.some(([, word]) => String(word).includes(name))) return params
  const told = words.map(([key, word]) => [
    key,
    key === 'tender' || key === 'request' ? `${word} (${name})` : word,
  ])
  return { ...params, ...Object.fromEntries(told) }
}

/** Tells a supplier's people in their box of what its contacts were written to about; who is no contact has it by mail too. */
export async function tellBidder<K extends NotificationKind>(
  tx: Tx | ActorTx,
  {
    tender,
    bidder,
    kind,
    params,
    event,
    now,
  }: { tender: TenderRow; bidder: Bidder; kind: K; params: NotificationParams<K>; event: string; now: Date },
): Promise<void> {
  const users = await supplierUsers(tx, bidder.supplier_id)
  const several = new Set(await standingForSeveral(tx, users))
  const about = { model: 'Tender', entityId: tender.id, mailed: bidder.contacts, now }
  const alone = users.filter((user) => !several.has(user))
  await notify(tx, { ...about, kind, params, event, users: alone })
  const own = `${event}-${bidder.supplier_id}`
  await notify(tx, { ...about, kind, params: named(params, bidder), event: own, users: [...several] })
}
