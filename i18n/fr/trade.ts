import type { OrderabilityReason } from '../../resources/catalogue/orderability'
import type { MissingCatalog } from '../../resources/catalogue/out-of-catalog'
import type { DeliveryReason } from '../../resources/directory/delivery-calendar'
import { texts } from '../../resources/schema/texts'

/** Why a delivery day is not offered. */
export const deliveryReasons: Readonly<Record<DeliveryReason, string>> = texts('deliveryReasons', {
  past: 'Cette date est passée.',
  not_delivery_day: 'Le fournisseur ne livre pas ce jour de la semaine.',
  holiday: 'Ce jour est férié.',
  closed: 'Le fournisseur est fermé à cette date.',
  cut_off_passed: "L'heure limite de commande pour cette date est passée.",
})

/** Why an article cannot be ordered; `%{x}` is filled in. */
export const orderabilityReasons: Readonly<Record<OrderabilityReason, string>> = {
  article_inactive: "L'article est inactif.",
  article_to_come: "L'article n'est proposé qu'à partir du %{from}.",
  article_ended: "L'article n'est plus proposé depuis le %{to}.",
  product_inactive: 'Le produit « %{product} » est inactif.',
  product_to_come: "Le produit « %{product} » n'est proposé qu'à partir du %{from}.",
  product_ended: "Le produit « %{product} » n'est plus proposé depuis le %{to}.",
  subfamily_inactive: 'La sous-famille « %{subfamily} » est inactive.',
  family_inactive: 'La famille « %{family} » est inactive.',
  supplier_status:
    'Le fournisseur « %{supplier} » a le statut « %{status} » : il ne peut pas recevoir de commandes.',
  adherent_status: "L'adhérent a le statut « %{adherent_status} » : il ne peut pas commander.",
  no_referencing: "L'adhérent n'a pas de référencement actif chez « %{supplier} » à cette date.",
  family_not_referenced:
    "Le référencement de l'adhérent chez « %{supplier} » ne comprend pas la famille « %{family} ».",
  no_platform:
    'Aucune plateforme ouverte de « %{supplier} » ne livre la famille « %{family} » à cet adhérent.',
  article_not_on_platform: "L'article n'est pas proposé par la plateforme qui livre cet adhérent.",
  food_not_allowed: "Vous n'avez pas accès au catalogue alimentaire.",
  non_food_not_allowed: "Vous n'avez pas accès au catalogue non alimentaire.",
  no_price: "Aucun prix n'est en vigueur à cette date pour cet adhérent.",
}

/** Parts of the sentences of guards (`resources/trade/guards.ts`). */
export const guardParts = texts('guardParts', {
  food: 'au catalogue alimentaire',
  nonFood: 'au catalogue non alimentaire',
  someSupplier: 'Le fournisseur de cet article',
  family: 'famille « %{family} »',
  platform: 'plateforme qui livre cet adhérent',
})

/** Why a dated price is refused. */
export const priceRefusals = texts('priceRefusals', {
  past: "Un prix passé ne se réécrit pas : le nouveau prix commence au plus tôt aujourd'hui.",
  held: 'Un prix passé ne se modifie pas : créez un nouveau prix.',
  sameDay: 'Un prix commence déjà ce jour-là : dites pourquoi il change.',
  promotion: (from: string, to: string) => `Une promotion court déjà du ${from} au ${to}.`,
  noEnd: 'Une promotion a une fin.',
  order: 'La fin vient avant le début.',
  since: (day: string) => `Ce prix court depuis le ${day} : arrêtez-le, ou créez un nouveau prix.`,
  gap: (from: string, to: string) => `Du ${from} au ${to}, l'article n'aura plus de prix.`,
  next: 'Un autre prix commence avant la fin de celui-ci.',
  closed: 'Un prix en cours ne peut être arrêté que pour les jours à venir.',
  roundedAway: 'Facturez au cent ou au mille : à la pièce, ce prix serait arrondi.',
  unreachable: (price: string) =>
    `aucune cotation ne donne exactement ce prix (au plus près : ${price.replace('.', ',')}) : saisissez plutôt la cotation.`,
  scope: "L'article et l'adhérent d'un prix ne changent pas : créez un nouveau prix.",
})

/** Why a referencing is refused. */
export const referencingRefusals = texts('referencingRefusals', {
  none: "Cet adhérent n'est pas référencé chez ce fournisseur",
  twice: 'Cet adhérent est déjà référencé chez ce fournisseur pour ces familles sur cette période.',
})

/** Why a product outside the catalogues is refused to a person who lacks a catalogue (domain §4.7). */
export const missingCatalogs: Readonly<Record<MissingCatalog, string>> = texts('missingCatalogs', {
  food: "Vous n'avez pas accès au catalogue alimentaire : vous ne pouvez pas créer de produit hors catalogue alimentaire chez ce fournisseur.",
  nonFood:
    "Vous n'avez pas accès au catalogue non alimentaire : vous ne pouvez pas créer de produit hors catalogue non alimentaire chez ce fournisseur.",
  both: "Vous n'avez accès à aucun catalogue : vous ne pouvez pas créer de produit hors catalogue.",
})

/** Other reasons against a product outside the catalogues. */
export const outOfCatalogRefusals = texts('outOfCatalogRefusals', {
  notSold: 'Ce fournisseur ne vend pas ce catalogue.',
  family: "Cette famille n'appartient pas au catalogue choisi.",
  supplier: "Ce fournisseur hors catalogue est celui d'un autre adhérent.",
  notReferenced: "L'adhérent n'est pas référencé chez ce fournisseur.",
  owner: "L'adhérent d'un produit ou d'un fournisseur hors catalogue ne change pas.",
})
