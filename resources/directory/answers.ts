import type { Answer } from '../schema/infer'
import { many, maybe, one, pick, shaped } from '../schema/pick'
import { told } from '../schema/told'
import { deliveryReasons } from './delivery-calendar'
import { platform } from './platform'
import { supplier } from './supplier'

/** What a supplier delivers of a family: everywhere, or in these towns. */
export const coverageLine = {
  family_id: told.ref('family', 'Famille'),
  family_label: told.text('Famille'),
  all_cities: told.bool('Toutes les communes'),
  number_delivered_cities: told.int('Communes livrées'),
  municipalities: many('Communes', {
    id: told.ref('municipality', 'Commune'),
    label: told.text('Libellé'),
    zip_code: told.text('Code postal'),
    insee_code: told.text('Code INSEE'),
  }),
}
export type CoverageLine = Answer<typeof coverageLine>

/** What may be asked for a day. */
const deliveryAnswer = {
  /** When an order for that day comes too late, with the offset of Paris. */
  cut_off: maybe(told.moment('Heure limite')),
  delivery_date: maybe(told.date('Livraison')),
  is_valid_date: told.bool('Possible'),
  reason: maybe(told.word('Raison', deliveryReasons)),
  next_dates: told.days('Prochaines livraisons'),
}
export type DeliveryAnswer = Answer<typeof deliveryAnswer>

/** `PUT /platform/deliveries`. */
export const nextAnswer = {
  ...deliveryAnswer,
  next: many('Prochaines livraisons', { date: told.date('Jour'), cut_off: told.moment('Heure limite') }),
}
export type NextDeliveries = Answer<typeof nextAnswer>

/** `GET /supplier/terms/…`: the terms of a supplier for a member (domain §3.8). */
export const termsAnswer = {
  ...deliveryAnswer,
  supplier_id: told.ref('supplier', 'Fournisseur'),
  platform_id: maybe(told.ref('platform', 'Plateforme')),
  client_number: maybe(told.text('N° client')),
  sending_mode: told.int("Mode d'envoi"),
  minimum_ht: told.money('Minimum HT'),
  block_below_minimum: told.bool('Bloquer sous le minimum'),
  franco_ht: maybe(told.money('Franco HT')),
  shipping_ht: told.money('Port HT'),
  shipping_rate: told.percent('TVA du port'),
  delivery_days: told.ids('Jours de livraison'),
}

/** The platform that serves a member, with its terms for it. */
export const servingPlatform = {
  ...pick(platform, ['id', 'label', 'order_email']),
  client_number: maybe(told.text('N° client')),
  terms: one('Conditions', termsAnswer),
}
export type ServingPlatform = Answer<typeof servingPlatform>

/** A family that is delivered to a member, and by whom. */
export const servedFamily = {
  family_id: told.ref('family', 'Famille'),
  family_label: told.text('Famille'),
  suppliers: many('Fournisseurs', {
    ...pick(supplier, ['id']),
    name: maybe(supplier.fields.name),
    platform_id: maybe(told.ref('platform', 'Plateforme')),
  }),
}
export type ServedFamily = Answer<typeof servedFamily>

/** A supplier of a member's orders or standard carts. */
export const supplierCard = { ...pick(supplier, ['id', 'name']), not_in_catalog: told.bool('Hors catalogue') }
export type SupplierCard = Answer<typeof supplierCard>

/** One of `GET /adherent/all`: an adherent, or a group with its adherents. */
export const adherentOption = {
  id: told.int('Identifiant'),
  name: told.text('Nom'),
  isGroup: told.bool('Groupe'),
  groupAdherent_id: maybe(told.ref('groupadherent', 'Groupe')),
  logoAdherent: maybe(shaped<unknown>('Logo')),
  is_access_module_allowed: maybe(told.bool('Module de stock')),
  options: maybe(shaped<unknown[]>('Adhérents du groupe')),
}
