import type { Answer } from '../schema/infer'
import { always, many, maybe, one, pick } from '../schema/pick'
import { told } from '../schema/told'
import { copied } from './copied'
import { criterion } from './criteria'
import { missing } from './missing'
import { tenderDocument } from './notice-papers'
import { publicNotice } from './public-notice'
import { tender } from './tender'
import { tenderAdherent, tenderFamily, tenderSupplier } from './tender-lot'

const { version, incomplete_offer_policy, award_mode } = tender.fields

/** A tender as its calls work with it and answer it. */
export const tenderAnswer = {
  ...pick(tender, [
    'id',
    'code',
    'label',
    'status',
    'published',
    'sealed',
    'cancel_reason',
    'last_step',
    'published_at',
    'opened_at',
    'awarded_at',
    'signable_on',
    'signed_on',
    'notified_on',
    'previous_id',
    'company_id',
    'catalog_id',
    'tender_type_id',
    'procedure_id',
    'market_openning_date',
    'market_closing_date',
    'appliance_date',
    'consultation_openning_date',
    'consultation_closing_date',
    'response_date_limit',
    'opening_date',
    'return_date',
    'return_email',
    'period_start',
    'period_end',
    'price_date_basis',
    'mail_object',
    'mail_message',
    'contact_name',
    'contact_mail',
    'contact_tel1',
    'contact_tel2',
    'lock_version',
    'createdAt',
    'updatedAt',
  ]),
  version: always(version),
  criteres: maybe(many('Critères', criterion)),
  incomplete_offer_policy: always(incomplete_offer_policy),
  award_mode: always(award_mode),
  is_public: told.bool('Public'),
}
export type TenderHead = Answer<typeof tenderAnswer>

const delivery = {
  /** Communes delivered for the family before this consultation. */
  delivered_before: told.int('Communes livrées avant'),
  all_before: told.bool('Partout avant'),
}

/** A lot as the preparation and the page of a tender show it. */
const lotAnswer = {
  ...pick(tenderFamily, [
    'id',
    'lot_number',
    'label',
    'family_id',
    'zone_id',
    'status',
    'samples_required',
    'estimated_amount_ht',
    'scored_at',
    'applied_at',
    'lock_version',
    'updatedAt',
  ]),
  family: told.text('Famille'),
  zone: maybe(told.text('Zone')),
  products: told.int('Produits'),
  without_volume: told.int('Produits sans volume'),
  articles: told.int('Articles'),
  quotation_label: maybe(told.text('Cotation')),
  ...delivery,
  /** By the suppliers that it invites. */
  delivered: told.int('Communes livrées'),
  all_delivered: told.bool('Partout'),
}
export type LotAnswer = Answer<typeof lotAnswer>

/** A document of a consultation, with the name of its file. */
const versionDocument = {
  ...pick(tenderDocument, ['id', 'kind', 'label', 'public', 'file_id']),
  filename: told.text('Nom du fichier'),
  size: maybe(told.int('Taille')),
}
export type VersionDocument = Answer<typeof versionDocument>

/** What stands in the steps of a tender's preparation. */
export const preparedAnswer = {
  tender: one("Appel d'offres", tenderAnswer),
  lots: many('Lots', lotAnswer),
  suppliers: many('Fournisseurs', {
    ...pick(tenderSupplier, [
      'id',
      'supplier_id',
      'invited_at',
      'reminder_count',
      'reminded_at',
      'declined_at',
      'decline_reason',
    ]),
    name: told.text('Nom'),
    /** Why it takes part no more. */
    shut: maybe(told.text('Écarté')),
  }),
  adherents: many('Adhérents', { ...pick(tenderAdherent, ['id', 'adherent_id']), name: told.text('Nom') }),
  documents: many('Documents', versionDocument),
  notice: maybe(
    one('Avis', {
      ...pick(publicNotice, ['id', 'reference', 'status']),
      documents: told.int('Documents publics'),
    }),
  ),
}
export type Prepared = Answer<typeof preparedAnswer>

/** `GET /tender/{id}/preparation`. */
export const preparationAnswer = {
  ...preparedAnswer,
  missing: many('Manques', missing),
  /** What the law asks to be looked at, and does not refuse. */
  warnings: many('Avertissements', missing),
  /** Earlier tenders of the same service and catalogue, that may be taken over. */
  previous: many("Appels d'offres à reprendre", pick(tender, ['id', 'code', 'label'])),
  now: told.moment('Maintenant'),
  /** The day until which the whole file is kept (`retention_tender_years`). */
  kept_until: told.date("Conservé jusqu'au"),
}
export type PreparationAnswer = Answer<typeof preparationAnswer>

/** `PUT /tender/{id}/copy`. */
export const copiedPreparation = { ...preparationAnswer, copied: one('Repris', copied) }
export type CopiedPreparation = Answer<typeof copiedPreparation>
