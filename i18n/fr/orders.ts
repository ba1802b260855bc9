import type { DeliveryReason } from '../../resources/directory/delivery-calendar'
import type { QuantityRule } from '../../resources/orders/cart-quantity'
import type { OverBudget } from '../../resources/orders/over-budget'
import type { TermsIssue } from '../../resources/orders/terms-check'
import { frenchDay } from '../../resources/schema/date-text'
import { compareDecimals, pageDecimal } from '../../resources/schema/decimal-text'
import { texts } from '../../resources/schema/texts'
import { guardSentence } from '../../resources/trade/guard-sentences'
import { deliveryReasons } from './trade'

/** « 1 234,50 € ». */
export const euros = (amount: string): string => `${pageDecimal(amount)} €`

const taxed = texts('taxed', { net: '%{amount} HT', gross: '%{amount} TTC' })

/** « 1 234,50 € HT ». */
export const eurosNet = (amount: string): string => taxed.net({ amount: euros(amount) })

/** « 1 234,50 € TTC ». */
export const eurosGross = (amount: string): string => taxed.gross({ amount: euros(amount) })

/** `6.000` → « 6 », `17.500` → « 17,5 ». */
export const frenchQuantity = (quantity: string): string =>
  pageDecimal(quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity)

const measures: Readonly<Record<string, string>> = {
  kilogramme: 'kg',
  gramme: 'g',
  tonne: 't',
  litre: 'L',
  centilitre: 'cL',
  millilitre: 'mL',
  hectolitre: 'hL',
}

/** A unit in a sentence or beside a price: « kg », « carton ». */
export const unitWord = (unit: string): string => measures[unit.toLowerCase()] ?? unit.toLowerCase()

const plural = (word: string): string =>
  /[sxz]$/.test(word) ? word : /eau$/.test(word) ? `${word}x` : `${word}s`

/** Measures are not put in the plural, however they are written: « 2,5 kg ». */
const isMeasure = (unit: string): boolean =>
  unit.toLowerCase() in measures || Object.values(measures).includes(unit)

/** « 6 cartons », « 1 colis », « 3 seaux », « 2 boîtes 5/1 », « 2,5 kg ». */
export function quantityWords(quantity: string, unit: string): string {
  const isMany = !/^-?[01](\.|$)/.test(quantity) && !isMeasure(unit)
  const word = isMany ? unitWord(unit).replace(/^\S+/, plural) : unitWord(unit)
  return `${frenchQuantity(quantity)} ${word}`.trim()
}

const termsTexts = texts('orderTerms', {
  franco: 'Plus que %{amount} HT pour le franco',
  late: 'Hors délai',
})

/** How far the goods are from the amount above which nothing is asked for transport (domain §5.4). */
export const francoSentence = (missing: string): string => termsTexts.franco({ amount: euros(missing) })

/** Why a day is not to be had, and which one is instead; days are `yyyy-mm-dd`. */
export function daySentence(
  reason: DeliveryReason,
  { day, next }: { day: string; next?: string | undefined },
): string {
  const date = frenchDay(day)
  const said = next
    ? guardSentence('day', { date, next: frenchDay(next) })
    : guardSentence('day', { date }, 'alone')
  return `${deliveryReasons[reason]} ${said}`
}

/** What an order lacks of its supplier's minimum. */
export const minimumSentence = (missing: string, supplier: string): string =>
  guardSentence('minimum', { amount: euros(missing), supplier })

/** What is said of an order that goes beyond a budget; null where it goes beyond none. */
export function budgetSentence(over: OverBudget | null): string | null {
  if (!over) return null
  return guardSentence('budget', { amount: euros(over.amount) }, over.of === 'month' ? 'month' : undefined)
}

interface OfOrder {
  supplier: string
  day: string
  /** The next day that its supplier delivers. */
  next?: string | undefined
}

/** What is said of an order against its supplier's terms (domain §5.4). */
export function termsSentence(issue: TermsIssue, { supplier, ...days }: OfOrder): string {
  if (issue.code === 'minimum') return minimumSentence(issue.missing_ht, supplier)
  if (issue.code === 'franco') return francoSentence(issue.missing_ht)
  return issue.blocking ? daySentence(issue.reason, days) : termsTexts.late
}

/** How an article is ordered: « Par 6 pièces, 12 au moins. » */
export function quantitySentence({ order_step, order_minimum }: QuantityRule, unit: string): string {
  const step = order_step ?? '1'
  const isAtLeast = order_minimum !== null && compareDecimals(order_minimum, step) > 0
  const values = { step: quantityWords(step, unit), minimum: frenchQuantity(order_minimum ?? step) }
  return guardSentence('quantity', values, isAtLeast ? undefined : 'step')
}

/** Sentences of carts, approvals, sending and reading. */
export const orderTexts = texts('order', {
  shipping: 'Frais de port',
  noDate: 'Ce fournisseur ne propose aucune date de livraison',
  noLines: 'elle ne contient aucune ligne.',
  others: 'et %{smart_count} autre |||| et %{smart_count} autres',
  cannotValidate: 'La commande ne peut pas être validée : %{raison}',
  cannotTakeOver: 'Cette personne ne peut pas décider de toutes ces commandes.',
  nobodyValidates: 'Plus personne ne peut valider cette commande.',
  repriced: 'des prix ont changé depuis votre dernière visite, vérifiez le nouveau total.',
  notACart: 'Cette commande ne peut plus être modifiée.',
  received: 'Une réception existe déjà : la commande ne peut plus être annulée.',
  alreadyCancelled: 'Cette commande est annulée.',
  reason: 'Le motif doit comporter au moins 3 caractères.',
  mode: "Ce mode d'envoi ne vous est pas permis.",
  otherSupplier: "Ce panier est celui d'un autre fournisseur.",
  otherMember: "Ce panier est celui d'un autre adhérent.",
  deliveredTo: 'Cet adhérent ne fait pas partie du groupe.',
  pastDate: 'Cette date est passée.',
  pastMoment: 'Cette heure est passée.',
  plannedRun: 'Envois prévus : %{sent} sur %{due}',
  unknownArticle: "Cet article n'existe pas.",
  nothingToDuplicate: "Aucun article de cette commande n'est plus commandable.",
  missing: 'manquant',
  substituted: 'remplacé par',
  unknownLine: "Cette ligne n'est pas de cette commande.",
  shortQuantity: 'La quantité confirmée est inférieure à la quantité commandée, et supérieure à 0.',
  substituteName: "Choisissez l'article proposé dans votre catalogue.",
  proposedAmounts: 'Indiquez une quantité et un prix.',
  unseenSupplier: 'Fournisseur non référencé',
  ambiguous: 'Référence présente chez plusieurs fournisseurs : %{suppliers}',
  losesMinimum: 'Ce panier passe sous le minimum de %{amount} HT.',
  losesFranco: 'Ce panier passe sous le franco de %{amount} HT.',
  otherCart: "L'article rejoint le panier d'un autre fournisseur.",
  badStandardLine: 'Une ligne nomme un article ou un produit hors catalogue, une seule fois.',
  foodNotAllowed: 'catalogue alimentaire non autorisé',
  nonFoodNotAllowed: 'catalogue non alimentaire non autorisé',
  notSent: "Cette commande n'a pas été envoyée par la plateforme.",
  otherTruck: "Ce panier n'est pas du même fournisseur, du même jour et du même lieu de livraison",
  unknownReference: 'Référence ou nom inconnu',
  severalArticles: 'Plusieurs articles répondent à ce nom : lequel ?',
  nearName: 'Aucun article ne porte exactement ce nom. Vouliez-vous… ?',
  noQuantity: 'La quantité manque.',
  whyCalled: 'porte ce nom',
  whyWords: 'contient ces mots',
  whyNear: 'nom approchant',
  whyCode: 'porte ce code',
  whyUnit: '%{said} = %{quantity}',
  otherUnit: "La quantité est en « %{said} » ; l'article se commande par %{unit}.",
  badQuantity: 'Quantité incorrecte',
  badLine: 'Une ligne dit un article et une quantité.',
  duplicata: 'Duplicata — ne pas traiter deux fois',
  invalidLink: 'Lien invalide ou expiré',
  usedLink: 'Cette commande a déjà été traitée par %{nom}',
})

/** What a supplier's answer to a line lacks. */
export const confirmationSentences = texts('confirmationSentences', {
  quantity: orderTexts.shortQuantity,
  substitute: orderTexts.substituteName,
  proposed: orderTexts.proposedAmounts,
})

/** What waits for a validator whose account is closed. */
export const handOverTexts = texts('handOver', {
  takesOver: 'Qui en décide',
  takesOverHelp: "Sans choix : son remplaçant, le valideur par défaut du niveau, sinon l'auteur la reprend.",
  byRule: 'Selon les règles',
  chosenByButton:
    "À l'enregistrement, chaque commande qui attend sa décision passe à son remplaçant, au valideur par défaut du niveau, sinon à son auteur. Le bouton « Désactiver » permet de choisir qui en décide.",
})
