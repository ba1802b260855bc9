import { file } from '../content/file'
import { adherent } from '../directory/adherent'
import { supplier } from '../directory/supplier'
import { order } from '../orders/order'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { many, maybe, pick, shaped, some } from '../schema/pick'
import { told } from '../schema/told'
import { litigation, litigationLine, litigationMessage } from './litigation'
import { type LitigationStatus, litigationVerbs, type Side } from './states'

const label = (of: string) => f.text({ label: of })
const may = (of: string) => f.bool({ label: of, required: true })

/** The columns of a litigation that its lists show. */
export const litigationShown = pick(litigation, [
  'id',
  'lock_version',
  'status',
  'is_sent',
  'sent_at',
  'litigation_date',
  'adherent_id',
  'groupAdherent_id',
  'order_id',
  'reception_id',
  'supplier_id',
  'litigation_type_id',
  'litigationobject_id',
  'credit_note',
  'amount',
  'alert',
  'message_object',
  'credit_obtained_ht',
  'credit_reference',
  'answered_at',
  'closed_at',
  'createdAt',
  'user_id',
])

export const litigationHead = {
  ...litigationShown,
  number: f.text({ label: 'Numéro', required: true }),
  adherent: maybe(adherent.fields.name),
  supplier: maybe(supplier.fields.name),
  order_number: maybe(order.fields.number),
  type: label('Type'),
  object: label('Objet'),
}
export type LitigationHead = Answer<typeof litigationHead>

/** `GET /litigation`: how many stand in each state; those that were not sent yet apart. */
export const litigationPage = {
  data: many('Litiges', litigationHead),
  total: f.int({ label: 'Nombre', required: true }),
  offset: f.int({ label: 'À partir de', required: true }),
  limit: f.int({ label: 'Par page', required: true }),
  counts: shaped<{ status: LitigationStatus | 'draft'; count: number }[]>('Nombre par statut', []),
}
export type LitigationPage = Answer<typeof litigationPage>

const fileShown = pick(file, ['id', 'filename', 'mime_type'])
const files = many('Fichiers', fileShown)
export type LitigationFile = Answer<typeof fileShown>

/** The columns of a litigation that its page shows besides. */
export const litigationDetail = pick(litigation, [
  'description',
  'supplier_name',
  'supplier_phone',
  'client_number',
  'sender_name',
  'sender_phone',
  'message_text',
  'answer_comment',
  'close_reason',
])
export type LitigationDetail = Answer<typeof litigationDetail> & { files: LitigationFile[] }

export const litigationLineStored = pick(litigationLine, [
  'id',
  'order_line_id',
  'litigationobject_id',
  'label',
  'quantity',
  'unit',
  'gap_ht',
  'comment',
])
const line = { ...litigationLineStored, object: label('Objet') }
export type LitigationLineAnswer = Answer<typeof line>

export const messageStored = pick(litigationMessage, [
  'id',
  'side',
  'kind',
  'text',
  'author',
  'user_id',
  'createdAt',
])
const message = { ...messageStored, files }
export type LitigationMessageAnswer = Answer<typeof message>

/** `GET /litigation/{id}`, and what every act on one answers. */
export const litigationAnswer = {
  ...litigationHead,
  ...litigationDetail,
  manager: label('Chargé de mission'),
  files,
  lines: many('Lignes', line),
  messages: many('Conversation', message),
  side: told.word<Side>('Côté de qui lit', ['member', 'supplier', 'backOffice']),
  verbs: some('Actes possibles', litigationVerbs),
  may_write: may('Peut écrire'),
  may_edit: may('Peut modifier'),
  may_delete: may('Peut supprimer'),
}
export type LitigationAnswer = Answer<typeof litigationAnswer>
