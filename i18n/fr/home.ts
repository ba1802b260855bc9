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
} as const

export type HomeTextKey = keyof typeof home
