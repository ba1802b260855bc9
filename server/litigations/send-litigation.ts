import { litigationTexts } from '../../i18n/fr/litigations'
import { quantityWords } from '../../i18n/fr/orders'
import { linkOf } from '../../resources/content/notification-links'
import type { litigationLine } from '../../resources/litigations/litigation'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import type { RowOf } from '../../resources/schema/infer'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import type { Tx } from '../database/tx'
import { siteAddress } from '../mail/product'
import { queueModel } from '../mail/queue-model'
import { notify } from '../trade/notify'
import { byActor, tellOrder } from '../trade/order-events'
import { contactsOf } from '../trade/supplier-contacts'
import { attachmentsOf } from './litigation-files'
import { addMessage, type LitigationRow, litigationNumber, lockLitigation } from './litigation-row'

/** What the mails name, read past the row rights. */
interface Facts {
  adherent: string
  supplier: string
  order_number: string | null
  manager_id: number | null
  manager_email: string | null
  manager_name: string | null
  contacts: string[]
}

const factsSql = `
  select coalesce(a.name, g.label, '') as adherent, s.name as supplier, o.number as order_number, u.id as manager_id,
    u.email as manager_email, u.first_name as manager_name,
    coalesce(
      nullif(${contactsOf('litigation')}, '{}'), nullif(${contactsOf('site')}, '{}'), ${contactsOf('administrative')}
    ) as contacts
  from litigation l
    left join adherent a on a.id = l.adherent_id
    left join groupadherent g on g.id = l."groupAdherent_id"
    left join adherent m on m.id = coalesce(l.adherent_id, g.main_adherent_id)
    left join "user" u on u.id = m.project_manager_id and u."deletedAt" is null and u.status_id = 1
    join supplier s on s.id = l.supplier_id
    left join "order" o on o.id = l.order_id
  where l.id = $1`

interface Line extends RowOf<typeof litigationLine, 'label' | 'quantity' | 'unit' | 'gap_ht'> {
  object: string | null
}

const linesSql = `
  select n.label, o.label as object, n.quantity, n.unit, n.gap_ht from litigation_line n
    left join litigationobject o on o.id = n.litigationobject_id where n.litigation_id = $1 order by n.id`

const sentence = ({ label, object, quantity, unit, gap_ht }: Line) => {
  const counted = quantity === null ? '' : ` : ${quantityWords(quantity, unit ?? '')}`
  return `${object ? `${object} – ` : ''}${label}${counted}${gap_ht === '0.00' ? '' : ` (${frenchDecimal(gap_ht)} € HT)`}`
}

async function readFacts(tx: Tx, id: number): Promise<Facts & { lines: Line[] }> {
  const [facts] = await tx.query<Facts>(factsSql, [id])
  if (!facts) throw new ApiError('err404', { display: litigationTexts.notFound })
  return { ...facts, lines: await tx.query<Line>(linesSql, [id]) }
}

/** Why it cannot leave: no description, nobody to follow it, nobody to receive it. */
function refuseUnready(row: LitigationRow, facts: Facts): void {
  const refuse = (display: string, name: string) =>
    new ApiError('err400', { display, fields: [{ name, message: display }] })
  if (row.is_sent) throw new ApiError('err409', { display: litigationTexts.alreadySent })
  if (!row.description?.trim()) throw refuse(litigationTexts.description, 'description')
  if (facts.manager_id === null) throw refuse(litigationTexts.noManager, 'responsible')
  if (!facts.contacts.length) throw refuse(litigationTexts.noContact, 'supplier_id')
}

const valuesOf = (row: LitigationRow, facts: Facts & { lines: Line[] }) => ({
  litige: litigationNumber(row),
  commande: facts.order_number ?? '–',
  fournisseur: facts.supplier,
  adherent: facts.adherent,
  objet: row.message_object?.trim() || 'litige',
  montant: row.credit_note && row.amount ? `${frenchDecimal(row.amount)} € HT` : 'aucun',
  message: row.message_text?.trim() || row.description?.trim() || '',
})

async function mailSupplier(
  context: Context,
  work: Work,
  { row, facts }: { row: LitigationRow; facts: Facts & { lines: Line[] } },
) {
  const link = linkOf('Litigation', row.id, 2)
  await queueModel(context, work.tx, {
    model: 'litige_fournisseur',
    to: facts.contacts,
    values: { ...valuesOf(row, facts), lignes: facts.lines.map(sentence).join('\n') },
    ...(link ? { address: siteAddress(context.config, link) } : {}),
    uniqueKey: `litige_fournisseur:${row.id}`,
    attachments: await work.tx.beyond('files', (tx) => attachmentsOf(tx, row.id)),
    about: { model: 'Litigation', id: row.id },
  })
}

async function tellManager(
  context: Context,
  work: Work,
  { row, facts }: { row: LitigationRow; facts: Facts & { lines: Line[] } },
) {
  const link = linkOf('Litigation', row.id, 1)
  const values = valuesOf(row, facts)
  await queueModel(context, work.tx, {
    model: 'litige_charge_mission',
    to: facts.manager_email ?? '',
    values: {
      ...values,
      objet: row.alert ? `${litigationTexts.alert}${values.objet}` : values.objet,
      lignes: facts.lines.map(sentence).join('\n'),
      prenom: facts.manager_name ?? '',
    },
    ...(link ? { address: siteAddress(context.config, link) } : {}),
    uniqueKey: `litige_charge_mission:${row.id}`,
    about: { model: 'Litigation', id: row.id },
  })
  await notify(work.tx, {
    kind: 'litigation_updated',
    users: [facts.manager_id],
    model: 'Litigation',
    entityId: row.id,
    event: 'sent',
    params: { litigation: values.litige, supplier: facts.supplier, what: litigationTexts.events.sent },
    now: work.now,
  })
}

/**
 * Sends a litigation, once: a mail to the supplier with the photos, a mail and a notification to the « chargé de mission »;
 * without one nothing leaves and the draft stays (domain §8).
 */
export async function sendLitigation(context: Context, work: Work, id: number): Promise<void> {
  const row = await lockLitigation(work, id)
  const facts = await work.tx.beyond('notifications', (tx) => readFacts(tx, id))
  refuseUnready(row, facts)
  await updateRow(work, work.registry.get('litigation'), {
    id,
    input: {},

    trusted: true,
    extra: { is_sent: true, sent_at: work.now, responsible: facts.manager_id },
  })
  await mailSupplier(context, work, { row, facts })
  await tellManager(context, work, { row, facts })
  await addMessage(work, id, { kind: 'event', text: litigationTexts.events.sent })
  if (row.order_id)
    await tellOrder(work.tx, row.order_id, {
      events: [{ type: 'litigation_opened', payload: { litigation_id: id, number: litigationNumber(row) } }],
      by: byActor(work.actor),
      now: work.now,
    })
}
