/** Texts of the applications' first screens; `one|many` for the two numbers. */
export const home = {
  'home.hello': 'Bonjour %{name}',
  'home.attention': 'À traiter',
  'home.shortcuts': 'Accès rapides',
  'home.nothing': 'Rien ne requiert votre attention.',
  'home.perimeter': 'Votre périmètre',
  'home.workingFor': 'Vous travaillez pour',
  'home.group': 'Groupe',
  'home.members': 'adhérent|adhérents',
  'home.stockOn': 'Module de stock ouvert',
  'home.suppliers': 'Fournisseur|Fournisseurs',
  'home.documents': "Derniers documents du centre d'aide",
  'home.allDocuments': 'Tous les documents',

  'home.prospects': 'fournisseur prospect à référencer|fournisseurs prospects à référencer',
  'home.contracts':
    'contrat fournisseur à échéance sous 90 jours|contrats fournisseur à échéance sous 90 jours',
  'home.anomalies': 'anomalie de catalogue ouverte|anomalies de catalogue ouvertes',
  'home.mails': "courriel n'a pas pu être envoyé|courriels n'ont pas pu être envoyés",
  'home.suspended': 'adhérent suspendu|adhérents suspendus',
  'home.orderMails':
    "commande n'a pas pu être envoyée par e-mail|commandes n'ont pas pu être envoyées par e-mail",
  'home.unreadOrders': 'commande non lue par le fournisseur|commandes non lues par le fournisseur',
  'home.openLitigations': 'litige ouvert|litiges ouverts',
  'home.failedJobs': 'tâche planifiée en échec depuis hier|tâches planifiées en échec depuis hier',
  'home.toValidate': 'commande à valider|commandes à valider',
  'home.refused': 'commande refusée à reprendre|commandes refusées à reprendre',
  'home.expired':
    'panier dont la date de livraison est dépassée|paniers dont la date de livraison est dépassée',
  'home.unread': 'commande non lue par le fournisseur|commandes non lues par le fournisseur',
  'home.deliveries': "livraison prévue aujourd'hui|livraisons prévues aujourd'hui",
  'home.overdue': 'commande en retard de livraison|commandes en retard de livraison',
  'home.litigations': 'litige en cours|litiges en cours',
  'home.toRead': 'commande à lire|commandes à lire',
  'home.toDeliver': "commande à livrer aujourd'hui ou demain|commandes à livrer aujourd'hui ou demain",
  'home.toAnswer': 'litige en attente de votre réponse|litiges en attente de votre réponse',
} as const

export type HomeTextKey = keyof typeof home
