/** Texts of the pages before an application: login, passwords, order download, public help centre. */
export const login = {
  'promise.title': 'Tous vos achats, au même endroit.',
  'promise.text':
    'Catalogues négociés, commandes, stocks et consultations : une seule connexion pour tout votre établissement.',
  'promise.point1': 'Des tarifs négociés, toujours à jour',
  'promise.point2': 'Vos commandes suivies de la préparation à la réception',
  'promise.point3': 'Fournisseurs et consultations réunis',

  'title.Login': 'Connexion',
  'title.RequestPasswordReset': 'Mot de passe oublié',
  'title.SetupAccount': 'Création de votre mot de passe',
  'title.ResetPassword': 'Réinitialisation du mot de passe',
  'title.PasswordCreateSuccess': 'Mot de passe créé',
  'title.PasswordUpdateSuccess': 'Mot de passe modifié',
  'title.DownloadOrder': 'Téléchargement de la commande',
  'title.HelpCenterList': "Centre d'aide",
  'title.NotFound': 'Page introuvable',

  'login.heading': 'Bienvenue',
  'login.intro': 'Connectez-vous pour accéder à votre espace.',
  'login.email': 'Adresse e-mail',
  'login.password': 'Mot de passe',
  'login.reveal': 'Afficher le mot de passe',
  'login.conceal': 'Masquer le mot de passe',
  'login.forgotten': 'Mot de passe oublié ?',
  'login.submit': 'Se connecter',
  'login.welcome': 'Bienvenue %{name}',
  'login.openError': "Erreur lors de l'ouverture de la session",
  'login.help': "Centre d'aide",

  'request.heading': 'Mot de passe oublié ?',
  'request.intro':
    "Saisissez l'adresse e-mail de votre compte : nous vous enverrons un lien pour choisir un nouveau mot de passe.",
  'request.submit': 'Rechercher mon compte',
  'request.cancel': 'Annuler',
  'request.sent': 'Si un compte correspond à cette adresse, un e-mail vient de lui être envoyé.',

  'password.createHeading': 'Créez votre mot de passe',
  'password.createIntro': "Dernière étape avant d'utiliser votre compte.",
  'password.resetHeading': 'Choisissez un nouveau mot de passe',
  'password.resetIntro': 'Il remplacera votre mot de passe actuel.',
  'password.new': 'Nouveau mot de passe',
  'password.confirm': 'Confirmation du mot de passe',
  'password.submit': 'Valider',
  'password.checking': 'Vérification du lien…',
  'password.invalidLink': 'Lien de réinitialisation éxpiré ou invalide',
  'password.rules': 'Votre mot de passe doit contenir :',
  'password.ruleLength': 'au moins 8 caractères',
  'password.ruleUpper': 'une lettre majuscule',
  'password.ruleDigit': 'un chiffre',
  'password.ruleMet': 'respecté',
  'password.ruleMissing': 'manquant',
  'password.created': 'Mot de passe créé',
  'password.resetDone': 'Mot de passe réinitialisé',

  'success.createHeading': 'Votre compte est prêt',
  'success.createText': 'Votre mot de passe a été créé. Vous pouvez maintenant vous connecter.',
  'success.updateHeading': 'Mot de passe modifié',
  'success.updateText':
    "Votre nouveau mot de passe est enregistré. Les sessions ouvertes avec l'ancien ont été fermées.",
  'success.ok': 'OK',

  'order.heading': 'Une commande vous attend',
  'order.intro': 'Le bon de commande est un fichier PDF. Son téléchargement vaut accusé de lecture.',
  'order.download': 'Télécharger la commande',
  'order.missing': 'Ce lien est incomplet : utilisez celui reçu par e-mail.',
  'order.done': 'Le bon de commande a été téléchargé.',

  'help.intro': 'Guides et documents pour utiliser le portail.',
  'help.backToLogin': 'Retour à la connexion',

  'notFound.heading': 'Page introuvable',
  'notFound.text': "L'adresse demandée ne correspond à aucune page du portail.",
  'notFound.home': "Retour à l'accueil",

  'guard.loading': 'Ouverture de votre espace…',
  'guard.loggedOut': 'Vous avez été déconnecté',

  'common.copyright': '© 2022–%{year} %{organisation}',
  'common.closeMessage': 'Fermer le message',
  'common.messages': 'Messages',
} as const
