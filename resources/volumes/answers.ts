import type { Answer } from '../schema/infer'
import { many, maybe, one, pick, some } from '../schema/pick'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import { broughtBack } from '../trade/taken-cells'
import { volumeResponseStates, volumeSources } from './states'
import { volumeEntryFields } from './volume-entry'
import { volumeRequest } from './volume-request'
import { volumeLine, volumeResponse, volumeResult } from './volume-response'
/** A request in its member's list; `id` is the member's answer. */
export const volumeAnswerHead = {
  ...pick(volumeRequest, ['id']),
  request_id: told.int('Demande'),
  ...pick(volumeRequest, ['label']),
  company: told.text('Service'),
  adherent_id: told.ref('adherent', 'Adhérent'),
  adherent: told.text('Adhérent'),
  ...pick(volumeRequest, ['status', 'response_date_limit', 'period_start', 'period_end']),
  ...pick(volumeRequest, ['need_start', 'need_end']),
  response_status: toldKey('Statut de la réponse', volumeResponseStates),
  ...pick(volumeResponse, ['saved_at', 'submitted_at', 'correcting_since']),
  lines: told.int('Lignes'),
  filled: told.int('Lignes remplies'),
  /** Whether it may be answered at the server's `now`. */
  is_open: told.bool('Ouverte'),
}
export type VolumeAnswerHead = Answer<typeof volumeAnswerHead>

/** A product as its member answers it, in the member's own unit. */
const volumeAnswerLine = {
  ...pick(volumeLine, ['id', 'product_id']),
  code: told.text('Code'),
  label: told.text('Libellé'),
  family: told.text('Famille'),
  unit: told.text('Unité'),
  prefilled: maybe(told.decimal('Prérempli')),
  quantity: maybe(told.decimal('Quantité')),
  ...pick(volumeLine, ['comment']),
}
export type VolumeAnswerLine = Answer<typeof volumeAnswerLine>

/** `GET /volume-answer/{id}`. */
export const volumeAnswer = {
  ...volumeAnswerHead,
  now: told.moment('Maintenant'),
  rows: many('Lignes', volumeAnswerLine),
}
export type VolumeAnswer = Answer<typeof volumeAnswer>

/** `POST /volume-answer/{id}/workbook`: what was read, for the grid to take over; nothing where a line is wrong. */
export const volumeWorkbookAnswer = broughtBack(volumeEntryFields)
export type VolumeWorkbookAnswer = Answer<typeof volumeWorkbookAnswer>

/** A member of a request, as the back office follows it. */
const volumeMember = {
  ...pick(volumeResponse, ['id', 'adherent_id']),
  name: told.text('Nom'),
  ...pick(volumeResponse, ['status', 'submitted_at', 'reopened_until', 'reminder_count', 'reminded_at']),
  lines: told.int('Lignes'),
  filled: told.int('Lignes remplies'),
  /** Volumes that were saved and not sent: of its first answer, or of a correction. */
  unsent: told.int('Enregistrées, non envoyées'),
  /** Why it may not order any more, so that it is not counted. */
  left_out: volumeResponse.fields.left_out,
}
export type VolumeMember = Answer<typeof volumeMember>

/** What a product comes to: volumes are in base units. */
const volumeResultRow = {
  ...pick(volumeResult, ['product_id']),
  code: told.text('Code'),
  label: told.text('Libellé'),
  family: told.text('Famille'),
  unit: told.text('Unité'),
  ...pick(volumeResult, ['total']),
  /** Members that answered it, that count by their history, and that are asked. */
  ...pick(volumeResult, ['answers']),
  ...pick(volumeResult, ['prefilled', 'expected', 'completion_rate']),
  /** The lot that took the volume over. */
  lot: maybe(told.text('Lot')),
  /** What that lot holds of a product that nobody said anything of: it was not overwritten. */
  kept: maybe(told.decimal('Volume gardé par le lot')),
}
export type VolumeResultRow = Answer<typeof volumeResultRow>

/** A member's volume of a product as the results count it: in base units, and as it was typed in the member's own unit. */
const memberVolume = {
  ...pick(volumeLine, ['id', 'product_id']),
  code: told.text('Code'),
  label: told.text('Libellé'),
  unit: told.text('Unité'),
  adherent_id: told.ref('adherent', 'Adhérent'),
  adherent: told.text('Adhérent'),
  source: toldKey('Compté comme', volumeSources),
  volume: maybe(told.decimal('Volume')),
  quantity: maybe(told.decimal('Quantité')),
  own_unit: told.text("Unité de l'adhérent"),
  ...pick(volumeLine, ['comment']),
}
export type MemberVolume = Answer<typeof memberVolume>

/** `GET /volume-request/{id}/by-member`. */
export const memberVolumes = { data: many('Volumes', memberVolume) }

/** `GET /volume-request/{id}/page`. */
export const volumeRequestPage = {
  request: one('Demande', {
    ...pick(volumeRequest, ['id', 'label', 'status', 'response_date_limit', 'use_prefilled_for_missing']),
    ...pick(volumeRequest, ['need_start', 'need_end']),
    tender: maybe(one("Appel d'offres", { id: told.int('Identifiant'), label: told.text('Libellé') })),
    ...pick(volumeRequest, ['consolidated_at']),
  }),
  members: many('Adhérents', volumeMember),
  results: many('Résultats', volumeResultRow),
  verbs: some('Actes possibles', ['send', 'close', 'reopen', 'consolidate']),
  now: told.moment('Maintenant'),
}
export type VolumeRequestPage = Answer<typeof volumeRequestPage>

/** A request in « Résultats de volumes ». */
export const volumeResultHead = {
  ...pick(volumeRequest, ['id', 'label']),
  company: told.text('Service'),
  ...pick(volumeRequest, ['status', 'response_date_limit']),
  products: told.int('Produits'),
  members: told.int('Adhérents'),
  sent: told.int('Envoyées'),
  ...pick(volumeRequest, ['consolidated_at']),
}
export type VolumeResultHead = Answer<typeof volumeResultHead>
