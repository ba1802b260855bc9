import { texts } from '../../resources/schema/texts'

/** What the screens of articles say. */
export const articleTexts = texts('article', {
  photoOfProduct: 'Photo du produit, telle que les acheteurs la voient.',
  photoOfFamily: "Photo de la famille : le produit n'en a pas.",
  photoChange: 'Ouvrir le produit «\u00a0%{label}\u00a0»',
  exampleTitle: 'Exemple',
  exampleQuantity: 'Quantité commandée',
  exampleMissing: 'Renseignez la cotation, les quatre unités et leurs coefficients pour voir un exemple.',
  priceFromToday: "Enregistrer une autre cotation crée un nouveau prix à partir d'aujourd'hui.",
  basePrice: 'Prix de comparaison : %{price} par %{unit}.',
  sameUnit: "L'unité %{use} est l'unité de base (%{unit}) : son coefficient devrait être 1.",
  uses: {
    negotiation: 'de négociation',
    order_management: 'de commande',
    billing: 'de facturation',
    storage_management: 'de stockage',
  },
})

/** What the tab of dated prices says. */
export const priceTexts = texts('price', {
  title: 'Prix datés',
  add: 'Nouveau prix',
  caption: "Prix de l'article, le plus récent en premier",
  columns: {
    scope: 'Pour',
    from: 'Du',
    to: 'Au',
    quotation: 'Cotation',
    price: 'Prix HT',
    change: 'Évolution',
    source: 'Source',
    state: 'État',
    actions: 'Actions',
  },
  states: { past: 'Passé', current: 'En vigueur', future: 'À venir' },
  everybody: 'Tous les adhérents',
  noEnd: 'Sans fin',
  empty: 'Aucun prix',
  emptyText: "Sans prix en vigueur, l'article est visible mais n'est pas commandable.",
  none: "Aucun prix n'est en vigueur aujourd'hui : l'article n'est pas commandable.",
  curve: 'Évolution du prix HT',
  curveSummary: 'Courbe de %{count} prix, de %{low} à %{high}. Les mêmes valeurs sont dans le tableau.',
  per: (unit: string) => `par ${unit}`,
  scope: 'Ce prix vaut pour',
  scopes: { all: 'Tous les adhérents', group: 'Un groupe', adherent: 'Un adhérent' },
  preview: 'Soit %{price} HT par %{unit}.',
  kind: 'Nature',
  kinds: { standing: 'Prix courant', promotion: 'Promotion' },
  timeline: 'Les prix dans le temps',
  timelineOf: (of: { kind: string; price: string; from: string; to: string }) =>
    `${of.kind} : ${of.price} HT du ${of.from} au ${of.to}`,
  today: "Aujourd'hui",
  resumes: 'Le prix courant reprend le %{day}.',
  closes: 'Le prix en vigueur depuis le %{day} prendra fin le %{end}.',
  until: "Un autre prix commence le %{day} : celui-ci s'arrêtera la veille.",
  edit: 'Modifier',
  editTitle: 'Prix à venir',
  stop: 'Arrêter',
  stopTitle: 'Arrêter ce prix',
  remove: 'Retirer',
  removeTitle: 'Retirer ce prix à venir ?',
  removeText: "Il ne s'appliquera pas à partir du %{day} : le prix courant continue.",
  removed: 'Prix retiré',
  saved: 'Prix enregistré',
  actionsOf: 'Prix %{scope} du %{day}',
})

/** What « Pourquoi n'est-il pas commandable ? » says. */
export const whyTexts = texts('why', {
  title: "Pourquoi n'est-il pas commandable ?",
  intro: 'Choisissez un adhérent ou un groupe, et le jour de la commande ou de la livraison.',
  adherent: 'Adhérent',
  group: "Groupe d'adhérents",
  date: 'Date',
  orderable: 'Cet article est commandable.',
  visible: "Cet article est visible, mais n'est pas commandable.",
  hidden: "Cet article n'est ni visible ni commandable.",
  price: 'Prix : %{price} HT par %{unit} (%{scope}).',
  scopes: { general: 'prix général', group: 'prix du groupe', adherent: "prix de l'adhérent" },
  fix: 'Ouvrir',
  loading: 'Recherche en cours…',
})

/** What the anomalies of the catalogue say on the screens. */
export const anomalyTexts = texts('anomaly', {
  title: 'Anomalies du catalogue',
  none: 'Aucune anomalie',
  noneText: "Rien n'a été trouvé sur cet article.",
  detected: 'Détectée le %{day}',
  ignore: 'Ignorer',
  ignoreTitle: 'Ignorer cette anomalie |||| Ignorer %{smart_count} anomalies',
  reason: 'Motif',
  ignored: 'Ignorée : %{reason}',
  reopen: 'Rouvrir',
  fix: "Corriger l'article",
  done: 'Modifications enregistrées',
  recompute: 'Rechercher les anomalies',
  recomputed: (opened: number, fixed: number) =>
    `Recherche terminée : ${opened} ${opened > 1 ? 'anomalies ouvertes' : 'anomalie ouverte'}, ${fixed} ${fixed > 1 ? 'corrigées' : 'corrigée'}.`,
  types: 'Anomalies par type',
  open: '%{smart_count} ouverte |||| %{smart_count} ouvertes',
  ignoredCount: '%{smart_count} ignorée |||| %{smart_count} ignorées',
})

/** What putting families and subfamilies in order says. */
export const familyTexts = texts('family', {
  order: "Ordre d'affichage",
  saveOrder: "Enregistrer l'ordre",
  orderSaved: 'Ordre enregistré',
  none: "Rien n'est rangé ici.",
  inactive: 'inactive',
  add: { family: 'Nouvelle famille', subfamily: 'Nouvelle sous-famille' },
  seeList: 'Voir la liste',
})

/** What the offers for a product say. */
export const offerTexts = texts('offer', {
  caption: 'Offres pour ce produit, la moins chère en premier',
  columns: { article: 'Article', supplier: 'Fournisseur', origin: 'Origine', price: 'Prix HT' },
  perBase: 'Comparaison / %{unit}',
  none: 'Aucun article',
  noneText: 'Aucun fournisseur ne propose encore ce produit.',
  add: 'Nouvel article',
  inactive: 'Inactif',
})
