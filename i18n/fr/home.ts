/** Texts of the applications' first screens; the forms of a count stand apart by `||||`. */
export const home = {
  'home.hello': 'Bonjour %{name}',
  'home.attention': 'À traiter',
  'home.nothing': 'Rien ne requiert votre attention.',
  'home.others': "Voir l'autre |||| Voir les %{smart_count} autres",
  'home.partCounted': "Une partie n'a pas pu être comptée.",
  'home.workingFor': 'Vous travaillez pour',
  'home.group': 'Groupe',
  'home.members': '%{smart_count} adhérent |||| %{smart_count} adhérents',
  'home.stockOn': 'Module de stock ouvert',
  'home.suppliers': 'Fournisseur |||| Fournisseurs',
  'home.documents': "Derniers documents du centre d'aide",
  'home.spend': 'Achats %{year}',
  'home.spendChart': 'Achats HT commandés par mois en %{year}, alimentaire et autres',
  'home.spendOf': '%{amount} HT commandés ce mois-ci',
  'home.noSpend': "Aucune commande n'est encore partie cette année.",
  'home.food': 'Alimentaire',
  'home.notFood': 'Autres achats',
  'home.month': 'Mois',
  'home.monthlyBudget': 'Budget alimentaire mensuel : %{amount}',
  'home.nextDeliveries': 'Livraisons à venir',
  'home.noDelivery': "Aucune livraison n'est attendue dans les sept jours.",
  'home.allDeliveries': 'Toutes les commandes en cours',
  'home.order': 'Commander',
  'home.catalogue': 'Ouvrir le catalogue',
  'home.beforeHour': "Avant %{hour} aujourd'hui :",
  'home.decideBefore': 'À valider',
  'home.decideUntil': 'avant le %{moment}',
  'home.decideLate': "L'heure limite est passée",
  'home.decideAll': 'Toutes les commandes à valider (%{smart_count})',
  'home.today': "Aujourd'hui",
  'home.tomorrow': 'Demain',
  'home.outlook': 'Mon panier et les prix',
  'home.outlookBasket':
    "Ce que vous avez reçu depuis le %{from} : %{amount} HT aux prix d'aujourd'hui (%{smart_count} article) |||| Ce que vous avez reçu depuis le %{from} : %{amount} HT aux prix d'aujourd'hui (%{smart_count} articles)",
  'home.outlookNext': 'Au %{day} : %{gap} (%{pct})',
  'home.outlookNone': "Aucun changement de prix n'est annoncé sur vos articles.",
  'home.outlookFrom': '%{before} → %{after} HT',
  'home.outlookChart':
    'Prix de votre panier et cotations du marché sur deux ans, base 100 à la première valeur de chaque courbe',
  'home.outlookMine': 'Votre panier',
  'home.outlookMarket': 'Cotations du marché',
  'home.outlookDay': 'Date',
  'home.outlookArticle': 'Article',
  'home.outlookGap': 'Écart sur un an',
  'home.allDocuments': 'Tous les documents',

  'home.prospects':
    '%{smart_count} fournisseur prospect à référencer |||| %{smart_count} fournisseurs prospects à référencer',
  'home.contracts':
    '%{smart_count} contrat fournisseur à échéance sous 90 jours |||| %{smart_count} contrats fournisseur à échéance sous 90 jours',
  'home.articleRequests':
    "%{smart_count} demande d'article à prendre en charge |||| %{smart_count} demandes d'articles à prendre en charge",
  'home.anomalies':
    '%{smart_count} anomalie de catalogue ouverte |||| %{smart_count} anomalies de catalogue ouvertes',
  'home.mails':
    "%{smart_count} e-mail n'a pas pu être envoyé |||| %{smart_count} e-mails n'ont pas pu être envoyés",
  'home.suspended': '%{smart_count} adhérent suspendu |||| %{smart_count} adhérents suspendus',
  'home.orderMails':
    "%{smart_count} commande n'a pas pu être envoyée par e-mail |||| %{smart_count} commandes n'ont pas pu être envoyées par e-mail",
  'home.unreadOrders':
    '%{smart_count} commande non lue sous 90 minutes |||| %{smart_count} commandes non lues sous 90 minutes',
  'home.openLitigations': '%{smart_count} litige ouvert |||| %{smart_count} litiges ouverts',
  'home.failedJobs':
    '%{smart_count} tâche planifiée en échec depuis hier |||| %{smart_count} tâches planifiées en échec depuis hier',
  'home.toValidate': '%{smart_count} commande à valider |||| %{smart_count} commandes à valider',
  'home.refused':
    '%{smart_count} commande refusée à reprendre |||| %{smart_count} commandes refusées à reprendre',
  'home.expired':
    '%{smart_count} panier dont la date de livraison est dépassée |||| %{smart_count} paniers dont la date de livraison est dépassée',
  'home.unread':
    '%{smart_count} commande non lue par le fournisseur |||| %{smart_count} commandes non lues par le fournisseur',
  'home.substitutes':
    '%{smart_count} commande avec un remplacement à accepter ou refuser |||| %{smart_count} commandes avec un remplacement à accepter ou refuser',
  'home.deliveries':
    "%{smart_count} livraison prévue aujourd'hui |||| %{smart_count} livraisons prévues aujourd'hui",
  'home.overdue':
    '%{smart_count} commande en retard de livraison |||| %{smart_count} commandes en retard de livraison',
  'home.draftLitigations': '%{smart_count} litige à envoyer |||| %{smart_count} litiges à envoyer',
  'home.toRead': '%{smart_count} commande à lire |||| %{smart_count} commandes à lire',
  'home.toDeliver':
    "%{smart_count} commande à livrer aujourd'hui ou demain |||| %{smart_count} commandes à livrer aujourd'hui ou demain",
  'home.lateRevenue':
    "%{smart_count} chiffre d'affaires en retard |||| %{smart_count} chiffres d'affaires en retard",
  'home.openTenders':
    '%{smart_count} consultation ouverte aux fournisseurs |||| %{smart_count} consultations ouvertes aux fournisseurs',
  'home.openPriceUpdates':
    '%{smart_count} mise à jour des prix en cours |||| %{smart_count} mises à jour des prix en cours',
  'home.consultations':
    '%{smart_count} consultation à laquelle répondre |||| %{smart_count} consultations auxquelles répondre',
  'home.priceUpdates':
    '%{smart_count} mise à jour des prix à répondre |||| %{smart_count} mises à jour des prix à répondre',
  'home.revenueDue':
    "%{smart_count} chiffre d'affaires à déclarer |||| %{smart_count} chiffres d'affaires à déclarer",
  'home.services': 'Achats reçus cette année, par service',
  'home.before': 'Un an avant : %{amount}',
  'home.progress': 'Réponses attendues',
  'home.answers': '%{smart_count} réponse sur %{asked} |||| %{smart_count} réponses sur %{asked}',
  'home.until': "jusqu'au %{day}",
  'home.figures': "Vos chiffres de l'année",
  'home.basket': 'Panier moyen HT',
  'home.service': 'Taux de service des fournisseurs',
  'home.egalim': 'Part EGAlim',
  'home.bio': 'Part bio',
  'home.allFigures': 'Toutes les statistiques',
  'home.toAnswer':
    '%{smart_count} litige en attente de votre réponse |||| %{smart_count} litiges en attente de votre réponse',
} as const

export type HomeTextKey = keyof typeof home
