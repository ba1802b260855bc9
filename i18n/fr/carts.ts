import { texts } from '../../resources/schema/texts'
import { many } from './many'

/** What the screens of carts say. */
export const cartTexts = texts('cart', {
  title: 'Paniers en préparation',
  none: 'Aucun panier en préparation',
  noneText:
    "Ajoutez des articles depuis un catalogue : un panier s'ouvre par fournisseur et par date de livraison.",
  toCatalog: 'Aller au catalogue',
  summary:
    '%{smart_count} panier · %{ht} HT · %{ttc} TTC |||| %{smart_count} paniers · %{ht} HT · %{ttc} TTC',
  sendAll: 'Tout envoyer',
  sendChosen: (n: number) => (n === 0 ? 'Aucun panier choisi' : `Envoyer ${many(n, 'panier', 'paniers')}`),
  choose: 'Choisir le panier %{ofNumber} de %{supplier}',
  open: (supplier: string) => `Ouvrir le panier de ${supplier}`,
  delivery: 'Livraison le %{day}',
  deliveryDate: 'Date de livraison',
  otherDate: 'Autre date',
  cutOff: 'À envoyer avant le %{moment} pour %{day} (dans %{left})',
  cutOffPassed: "L'heure limite est passée",
  lines: '%{smart_count} ligne |||| %{smart_count} lignes',
  linesOfWhich:
    '%{smart_count} ligne, dont %{earlier} déjà dans ce panier |||| %{smart_count} lignes, dont %{earlier} déjà dans ce panier',
  minimum: 'Minimum de commande',
  minimumDone: 'Minimum atteint',
  franco: 'Franco de port',
  francoDone: 'Franco atteint : port offert',
  truck:
    'Même camion : %{smart_count} commande de votre groupe, %{amount} HT, compte avec ce panier pour le franco |||| Même camion : %{smart_count} commandes de votre groupe, %{amount} HT, comptent avec ce panier pour le franco',
  missing: 'il manque %{amount} HT',
  unorderable:
    "%{smart_count} article n'est pas commandable à cette date |||| %{smart_count} articles ne sont pas commandables à cette date",
  takeOut: "Retirer l'article |||| Retirer les %{smart_count} articles",
  pricesMoved:
    "%{smart_count} prix a changé : l'envoi prendra le nouveau. |||| %{smart_count} prix ont changé : l'envoi prendra les nouveaux.",
  acceptPrices: 'Accepter',
  pricesAccepted: 'Nouveaux prix acceptés',
  notLeaving: '%{smart_count} panier ne partira pas |||| %{smart_count} paniers ne partiront pas',
  notChosen: 'non choisi',
  noLines: 'aucune ligne',
  expired: 'Date de livraison dépassée',
  repriced: "Des prix ont changé dans ce panier : vérifiez le total avant de l'envoyer.",
  priceAtSending: "Le prix a changé ; à l'envoi : %{from} → %{to}",
  priceFrozen: "Le prix a changé depuis l'envoi à validation : %{from} → %{to} ; la commande garde %{from}",
  movedPrice: "Le prix a changé depuis l'ajout : %{from} → %{to}",
  repricedNow:
    'Prix recalculés à la nouvelle date : %{smart_count} prix a changé. |||| Prix recalculés à la nouvelle date : %{smart_count} prix ont changé.',
  article: 'Article',
  price: 'Prix HT',
  quantity: 'Quantité',
  amount: 'Montant HT',
  removeLine: 'Retirer %{label} du panier',
  linesOf: 'Articles du panier de %{supplier}',
  goods: 'Marchandises HT',
  totalHt: 'Total HT',
  totalTtc: 'Total TTC',
  deposits: 'Consignes',
  vat: 'TVA %{rate} %',
  totals: 'Totaux',
  terms: 'Conditions du fournisseur',
  clientNumber: 'Code client %{code}',
  comment: 'Commentaire imprimé sur la commande',
  mode: "Mode d'envoi",
  modes: { '1': 'Envoi par mes soins', '2': 'Envoi par la plateforme' } as const,
  deliveredTo: 'Livré à',
  merge: 'Regrouper avec %{ofNumber} : un seul camion',
  send: 'Envoyer la commande',
  askTitle: 'Quantité inhabituelle',
  askConfirm: 'Confirmer la quantité',
  staleTitle: 'Modifié entre-temps',
  staleKeep: 'Garder %{quantity}',
  staleOwn: 'Mettre %{quantity}',
  staleSum: 'Mettre la somme, %{quantity}',
  confirmQuantity: 'Confirmer %{quantity}',
  askSending: 'Envoyer quand même ?',
  sendAnyway: 'Envoyer quand même',
  sendTitle: 'Envoyer la commande à %{supplier} ?',
  frozen: 'Les prix et les quantités seront figés.',
  amounts: '%{ht} HT · %{ttc} TTC',
  sendTotal: 'Total : %{ht} HT · %{ttc} TTC',
  cartOf: 'Panier de %{author}',
  decides: 'Niveau %{level} : à valider par %{who}',
  orPerson: ' ou ',
  nobodyDecides: 'Niveau %{level} : personne ne peut valider cette commande',
  leavesAtOnce: 'Sans validation : part tout de suite au fournisseur',
  leavesByMe: 'Sans validation : à transmettre vous-même',
  sendByPlatform:
    'La plateforme transmet la commande au fournisseur par e-mail, après les validations demandées.',
  sendByMe:
    'Vous transmettez vous-même la commande : téléchargez « commande.pdf » après les validations demandées.',
  sendAllTitle: 'Envoyer %{smart_count} panier ? |||| Envoyer %{smart_count} paniers ?',
  results: "Résultat de l'envoi",
  sent: 'Commande envoyée au fournisseur',
  sentByMe: 'Commande prête : téléchargez-la et transmettez-la au fournisseur',
  waiting: 'Commande soumise à validation',
  withdraw: 'Retirer de la validation',
  withdrawn: 'La commande est de nouveau en préparation',
  reopen: 'Reprendre la commande',
  reopenFor: 'Reprendre pour le %{day}',
  reopened: 'La commande est de nouveau en préparation',
  remove: 'Supprimer le panier',
  removeTitle: 'Supprimer ce panier ?',
  removeText: 'Vous pourrez annuler depuis la liste des paniers.',
  duplicate: 'Dupliquer',
  add: 'Ajouter des articles',
  readOnly: 'Cette commande attend une validation : elle ne peut plus être modifiée.',
  refused: 'Refusée : %{reason}',
  back: 'Paniers en préparation',
  empty: 'Ce panier est vide',
  emptyText: 'Ajoutez-lui des articles depuis le catalogue.',
  budget: 'Budget alimentaire annuel',
  budgetOf: '%{spent} commandés sur %{budget}',
  budgetCarts: '%{amount} dans les paniers',
  budgetOver: 'Le budget annuel est dépassé',
  close: 'Fermer',
})

const leftTexts = texts('timeLeft', {
  days: '%{days} j %{hours} h',
  hours: '%{hours} h %{minutes}',
  minutes: '%{minutes} min',
})

/** « 2 j 3 h », « 3 h 05 », « 12 min »: how long is left, or ago. */
export function timeLeft(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
  if (days > 0) return leftTexts.days({ days: String(days), hours: String(hours) })
  if (hours > 0)
    return leftTexts.hours({ hours: String(hours), minutes: String(minutes % 60).padStart(2, '0') })
  return leftTexts.minutes({ minutes: String(minutes) })
}
