/** Errors that every application may show; the keys are the specification's. */
export const errors = {
  'error.unexpected': 'Une erreur inattendue est survenue.',
  'error.missingToken': 'Token non reçu après refresh',
  'error.sessionExpired': 'Vous avez été déconnecté : votre session a expiré',
  'error.noAnswer': 'Le serveur ne répond pas. Vérifiez la connexion et réessayez.',
  'error.accessDenied': 'Accès refusé',
  'error.noActiveAdherent': "Vous n'avez accès à aucun adhérent actif",
  'error.requiredField': 'Ce champ est obligatoire.',
  'error.invalidEmail': 'Veuillez saisir un email valide',
  'error.incorrectFields': 'Un ou plusieurs champs sont incorrects',
  'error.passwordNotComplex':
    'Le mot de passe doit contenir au moins 8 caractères, dont une majuscule et un chiffre',
  'error.passwordDoNotMatch': 'Les mots de passes ne correspondent pas',
  'error.loginInvalidFields': 'Les informations de connexions saisies ne sont pas valides',
  'error.helpCenterFileView': "Erreur lors de l'ouverture du fichier",
  'error.helpCenterFileDownload': 'Erreur lors du téléchargement du fichier',
} as const
