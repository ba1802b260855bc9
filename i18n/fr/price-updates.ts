import type { PriceUpdateVerb } from '../../resources/pricing/states'
import { texts } from '../../resources/schema/texts'

/** What the back office's screens of price updates say. */
export const priceUpdateTexts = texts('priceUpdate', {
  verbs: {
    open: 'Ouvrir et inviter',
    close: 'Clore maintenant',
    examine: 'Examiner',
    validate: 'Valider',
    apply: 'Appliquer',
    cancel: 'Annuler la mise à jour',
  } satisfies Record<PriceUpdateVerb, string>,
  openTitle: 'Ouvrir cette mise à jour des prix ?',
  openText:
    'Les fournisseurs reçoivent leur invitation par e-mail. La campagne ne pourra plus être modifiée.',
  opened: 'Mise à jour des prix ouverte',
  closeTitle: 'Clore avant la date limite ?',
  closeText: 'Les fournisseurs ne pourront plus répondre, sauf réouverture.',
  closed: 'Mise à jour des prix close',
  validateHelp: 'Les prix décidés seront appliqués à 00:05 ce jour-là.',
  freeTaken:
    '%{smart_count} prix à 0 entrera au catalogue. |||| %{smart_count} prix à 0 entreront au catalogue.',
  validated: 'Prix validés : application le %{day} à 00:05',
  applyTitle: 'Appliquer les prix ?',
  applyText: 'Les prix validés entrent dans le catalogue, et les paniers les suivent.',
  applied: 'Prix appliqués',
  cancelHelp: 'Le motif est gardé ; aucun prix ne change.',
  cancelled: 'Mise à jour des prix annulée',
  remind: 'Relancer',
  reminded: (n: number) =>
    n > 1 ? `${n} fournisseurs relancés` : n === 1 ? '1 fournisseur relancé' : 'Tous ont répondu',
  market: 'Cotation %{price} au %{day}',
  draft: "La campagne est en brouillon : les réponses paraissent ici une fois qu'elle est ouverte.",
  suppliers: 'Fournisseurs',
  supplier: 'Fournisseur',
  state: 'Réponse',
  rate: 'Lignes répondues',
  rateOf: '%{done} sur %{all} (%{pct} %)',
  total: 'Taux de réponse',
  unsent:
    '%{smart_count} ligne enregistrée, jamais envoyée |||| %{smart_count} lignes enregistrées, jamais envoyées',
  acceptUnsentText:
    'Les prix que ce fournisseur a enregistrés sans les envoyer comptent comme sa réponse, sous un récépissé. Il en est averti par e-mail ; ils restent à décider.',
  prices: 'Prix par produit et par fournisseur',
  product: 'Produit',
  show: 'Afficher',
  workbook: 'Grille Excel',
  filters: {
    all: 'Tous les prix',
    pending: 'À décider',
    rise: 'Hausses',
    over: 'Au-delà de la clause butoir',
    low: 'À justifier',
    silent: 'Sans réponse',
  },
  noneShown: 'Aucun prix ne répond à ce filtre',
  over: 'au-delà de la clause butoir',
  lowAsked: '%{what} : un motif est demandé pour le retenir.',
  unavailable: 'Indisponible',
  packaging: 'Conditionnement : %{text}',
  decideOf: 'Décider : %{article}, %{supplier}',
  decide: 'Décider',
  decided: 'Décision enregistrée',
  last: 'Dernier prix',
  decision: 'Décision',
  accept: 'Accepter les prix en hausse de',
  acceptUnit: '% au plus',
  acceptPct: 'Hausse acceptée (%)',
  acceptRun: 'Accepter',
  refuse: 'Refuser au-delà de la clause butoir',
  ruled: (n: number) =>
    n > 1 ? `${n} prix décidés` : n === 1 ? '1 prix décidé' : 'Aucun prix à décider ainsi',
  legend:
    'Un prix sans réponse reste inchangé. Un prix à 0 ou en forte baisse se décide un à un, avec un motif.',
  drift: {
    title: 'Dérive des paniers',
    text: "Ce que les adhérents ont reçu du %{from} au %{to}, aux prix d'avant et d'après. Les prix à décider comptent comme acceptés.",
    pct: 'Écart (%)',
    member: 'Adhérent',
    members: 'Par adhérent',
    article: 'Article',
    articles: 'Les articles qui pèsent le plus',
    cheapest: 'Équivalent le moins cher',
    saving: 'rendrait %{amount}',
    none: 'Aucun panier sur ces articles',
    noneText: "Aucun adhérent n'a reçu ces articles sur la période.",
    over: (n: number, pct: string) =>
      n > 1
        ? `${n} adhérents dépassent +${pct} %`
        : n === 1
          ? `1 adhérent dépasse +${pct} %`
          : `Aucun adhérent ne dépasse +${pct} %`,
    isOver: 'Au-delà du seuil',
    total: 'Ensemble',
  },
  log: {
    title: 'Journal',
    who: 'Par',
    change: 'Avant → après',
    nobody: 'Portail',
    none: 'Aucun changement',
  },
  reopenText:
    "Le fournisseur peut saisir ou corriger ses prix jusqu'à cette date. Ce qu'il a envoyé compte et reste décidé tant qu'il n'envoie rien d'autre ; un prix qu'il change est à décider de nouveau.",
})
