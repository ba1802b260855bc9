/** Texts around every screen of an application. */
export const shell = {
  'shell.skip': 'Aller au contenu',
  'shell.side': 'Volet de navigation',
  'shell.mainNav': 'Navigation principale',
  'shell.home': 'Accueil de %{name}',
  'shell.openNav': 'Ouvrir le menu',
  'shell.expandNav': 'Déplier le menu',
  'shell.collapseNav': 'Replier le menu',
  'shell.loading': 'Chargement en cours…',
  'shell.accessibility': 'Accessibilité : partiellement conforme',
  'shell.copyright': '© 2022–%{year} %{organisation}',
  'shell.sources':
    'Données de référence : INSEE (COG 2026), DGCL, La Poste, via @etalab/decoupage-administratif – Licence Ouverte 2.0 ; NAF : INSEE. Établissements, fournisseurs, produits et prix de démonstration fictifs.',

  'shell.applications': 'Applications',
  'shell.app.back-office': 'Back-office',
  'shell.app.front-office': 'Espace adhérent',
  'shell.app.tenders': 'Espace fournisseur',
  'shell.app.public-notices': 'Avis de marché public',

  'shell.userMenu': 'Menu de %{name}',
  'shell.profile': 'Profil',
  'shell.notice': "Notice d'utilisation",
  'shell.logout': 'Déconnexion',
  'shell.loggedOut': 'Vous avez été déconnecté',
  'shell.choice': '%{what} : %{which}',
  'shell.language': 'Langue',
  'shell.theme': 'Apparence',
  'shell.theme.light': 'Clair',
  'shell.theme.dark': 'Sombre',
  'shell.theme.system': 'Système',
  'shell.palette': 'Rechercher partout (Ctrl K)',
  'shell.help': 'Aide',
  'shell.about': 'À propos',
  'shell.about.version': 'Version %{version}',
  'shell.helpCenter': "Centre d'aide",

  'shell.impersonation': 'Vous agissez en tant que %{name}.',
  'shell.impersonationBy': 'Vous agissez en tant que %{name} (session de %{by}).',
  'shell.impersonationExit': 'Quitter',

  'shell.adherent.label': 'Adhérent',
  'shell.adherent.associated': 'Adhérents associés',
  'shell.adherent.none': 'Aucun résultat',

  'shell.failed.title': 'Une erreur est survenue',
  'shell.failed.text': "Cet écran n'a pas pu être affiché.",
  'shell.failed.retry': 'Réessayer',
  'shell.outdated.title': 'La plateforme doit être mise à jour',
  'shell.outdated.text':
    "Une partie de l'application n'a pas pu être chargée : actualisez la page pour obtenir la version en service.",
  'shell.outdated.refresh': 'Actualiser',
  'shell.denied.title': 'Accès refusé',
  'shell.denied.text': "Vous n'avez pas les droits nécessaires pour afficher cet écran.",
  'shell.notFound.title': 'Page introuvable',
  'shell.notFound.text': "L'adresse demandée ne correspond à aucun écran de cette application.",
  'shell.push.title': 'Nouvelle notification',
  'shell.offline.title': 'Vous êtes hors connexion',
  'shell.offline.text': 'Vérifiez votre connexion à internet puis réessayez.',
  'shell.backHome': "Retour à l'accueil",
} as const

export type ShellTextKey = keyof typeof shell
