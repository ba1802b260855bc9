/** Every error that the server answers: HTTP status and French text (domain §19). `{x}` is filled in. */
export const apiErrors = {
  err001: [403, 'Accès refusé'],
  err102: [409, 'Cette commune existe déjà'],
  err295: [401, 'Votre mot de passe a expiré et doit être changé'],
  err296: [401, 'Identifiants incorrects'],
  err297: [401, 'votre session a expiré'],
  err298: [401, 'votre session a expiré'],
  err299: [429, 'Trop de tentatives : réessayez dans {n} minutes'],
  err400: [422, 'Un ou plusieurs champs sont incorrects'],
  err403: [403, "Vous n'avez pas les droits nécessaires pour effectuer cette action"],
  err404: [404, 'Élément introuvable'],
  err405: [404, 'Cette adresse ne répond à rien'],
  err409: [409, 'Ces données ont été modifiées par un autre utilisateur, veuillez recharger la page'],
  err413: [413, 'Taille de fichier dépassée'],
  err415: [415, 'Type de fichier non autorisé'],
  err420: [409, 'Cet élément est utilisé et ne peut pas être supprimé'],
  err430: [422, 'Lien de réinitialisation éxpiré ou invalide'],
  err431: [422, 'Mot de passe actuel incorrect'],
  err432: [409, 'Cette adresse email est déjà associé à un compte'],
  err433: [403, 'Vous ne pouvez pas attribuer un profil supérieur au vôtre'],
  err434: [409, 'Cet utilisateur est le seul valideur de {n} utilisateur(s)'],
  err500: [500, 'Une erreur inattendue est survenue.'],
  err503: [503, 'Le service est momentanément indisponible, réessayez dans quelques instants'],
  err570: [422, 'Ce fichier a déjà été importé : exportez-le, modifiez-le puis importez-le à nouveau'],
} as const satisfies Record<string, readonly [number, string]>

export type ApiErrorType = keyof typeof apiErrors
