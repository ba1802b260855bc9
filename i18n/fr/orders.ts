import type { QuantityIssue } from '../../resources/orders/cart-quantity'
import type { TermsIssue } from '../../resources/orders/terms-check'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import { texts } from '../../resources/schema/texts'
import { deliveryReasons } from './trade'

/** « 1 234,50 € ». */
export const euros = (amount: string): string => `${frenchDecimal(amount)} €`

/** `6.000` → « 6 », `17.500` → « 17,5 ». */
export const frenchQuantity = (quantity: string): string =>
  frenchDecimal(quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity)

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

/** How far the goods are from the amount above which nothing is asked for transport (domain §5.4). */
export const francoSentence = (missing: string): string => `Plus que ${euros(missing)} HT pour le franco`

/** What is said of an order against its supplier's terms (domain §5.4). */
export function termsSentence(issue: TermsIssue): string {
  if (issue.code === 'minimum')
    return `Le minimum de commande de ${euros(issue.minimum_ht)} HT n'est pas atteint : il manque ${euros(issue.missing_ht)}.`
  if (issue.code === 'franco') return francoSentence(issue.missing_ht)
  return issue.blocking ? deliveryReasons[issue.reason] : 'Hors délai'
}

export function quantitySentence(issue: NonNullable<QuantityIssue>, unit: string): string {
  return issue.code === 'minimum'
    ? `La quantité minimum est de ${frenchQuantity(issue.minimum)} ${unit}.`
    : `La quantité se commande par multiple de ${frenchQuantity(issue.step)} ${unit}.`
}

/** Sentences of carts, approvals, sending and reading. */
export const orderTexts = texts('order', {
  shipping: 'Frais de port',
  notOrderable: "Cet article n'est pas commandable : %{reasons}",
  noDate: 'Ce fournisseur ne propose aucune date de livraison',
  noLines: 'elle ne contient aucune ligne.',
  unorderableLines: '%{n} article(s) ne sont pas commandables à cette date : retirez-les ou changez la date.',
  cannotTakeOver: 'Cette personne ne peut pas décider de toutes ces commandes.',
  nobodyValidates: 'Plus personne ne peut valider cette commande.',
  repriced: 'des prix ont changé depuis votre dernière visite, vérifiez le nouveau total.',
  noMail: "le fournisseur n'a pas d'adresse e-mail de commande.",
  memberStatus: "l'adhérent ne peut pas commander.",
  supplierStatus: 'le fournisseur ne peut pas recevoir de commandes.',
  resignation: "la livraison est demandée après la démission de l'adhérent.",
  notACart: 'Cette commande ne peut plus être modifiée.',
  received: 'Une réception existe déjà : la commande ne peut plus être annulée.',
  alreadyCancelled: 'Cette commande est annulée.',
  reason: 'Le motif doit comporter au moins 3 caractères.',
  mode: "Ce mode d'envoi ne vous est pas permis.",
  otherSupplier: "Ce panier est celui d'un autre fournisseur.",
  otherMember: "Ce panier est celui d'un autre adhérent.",
  deliveredTo: 'Cet adhérent ne fait pas partie du groupe.',
  pastDate: 'Cette date est passée.',
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
  unknownReference: 'Référence inconnue',
  severalArticles: 'Plusieurs articles répondent à ce nom : %{articles}. Indiquez la référence.',
  otherUnit: "La quantité est en « %{said} » ; l'article se commande par %{unit}.",
  badQuantity: 'Quantité incorrecte',
  badLine: 'Deux colonnes sont attendues : référence et quantité',
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
  waitingFor:
    '%{smart_count} commande attend sa décision : |||| %{smart_count} commandes attendent sa décision :',
  takesOver: 'Qui en décide',
  takesOverHelp: "Sans choix : son remplaçant, le valideur par défaut du niveau, sinon l'auteur la reprend.",
  byRule: 'Selon les règles',
  chosenByButton:
    "À l'enregistrement, chacune passe à son remplaçant, au valideur par défaut du niveau, sinon à son auteur. Le bouton « Désactiver » permet de choisir qui en décide.",
})
