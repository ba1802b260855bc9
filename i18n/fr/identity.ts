import { texts } from '../../resources/schema/texts'

/** What the server says of single sign-on. */
export const identityTexts = texts('identity', {
  unknownProvider: "Ce fournisseur d'identité n'existe pas ou n'est plus actif",
  unreachable: "Le fournisseur d'identité ne peut pas être joint : %{why}",
  noSecret: "Le secret du client n'est pas enregistré.",
  noKey: "La clé du client n'est pas créée.",
  over: 'Cette connexion a expiré ou a déjà servi : recommencez.',
  denied: "La connexion a été abandonnée chez le fournisseur d'identité.",
  providerSays: "Le fournisseur d'identité a répondu « %{error} ».",
  wrongAnswer: "La réponse du fournisseur d'identité n'est pas celle attendue.",
  wrongClaim: "Une donnée de la réponse n'est pas celle attendue",
  wrongClock:
    "La réponse du fournisseur d'identité est périmée ou pas encore valable : vérifiez les horloges.",
  clockOff: "L'horloge du fournisseur d'identité diffère de %{minutes} minutes de celle du portail.",
  unknownKey: "La signature ne correspond à aucune clé publiée par le fournisseur d'identité.",
  late: "Le fournisseur d'identité n'a pas répondu à temps.",
  weakAcr: "Niveau d'authentification insuffisant : reçu « %{got} », exigé « %{wanted} ».",
  noFactor:
    "Votre compte demande un second facteur : votre fournisseur d'identité doit exiger un niveau d'authentification (acr), ou connectez-vous avec votre mot de passe.",
  notOfOrganisation:
    "Ce compte n'est pas actif ou n'appartient pas à l'organisation de ce fournisseur d'identité.",
  unknownIdentity:
    "Aucun compte n'est rattaché à cette identité. Utilisez le lien de votre invitation, ou demandez-en une.",
  noProfile: "Le profil d'une règle n'existe plus ou n'est plus actif.",
  otherProfile: "Le profil « %{profile} » n'est pas de l'application de cette organisation.",
  aboveLevel:
    'Le profil « %{profile} » est de niveau %{level} ; cette organisation donne au plus le niveau %{most}.',
  noRuleMet: 'Aucune règle ne donne de profil à cette personne.',
  foreignPerimeter: "Une règle donne un périmètre hors de l'organisation.",
  wrongIssuer: "L'adresse doit commencer par https:// et mener à Internet.",
  ofIssuer: "Qui répond : doit être l'adresse du fournisseur",
  ofSubject: "Reconnaît la personne, avec l'émetteur",
  ofEmail: 'Propose le compte à rattacher',
  ofAcr: "Niveau d'authentification",
  ofSid: 'Retrouve la session à la déconnexion',
  ofAudience: "Pour qui : doit être l'identifiant client",
  readBy: 'Lue par %{n} règle(s)',
  unused: 'Ne sert à rien ici',
  linked: '%{name} (rattaché)',
  toLink: '%{name} : son mot de passe actuel le rattachera',
  noAccount: "Aucun compte n'a l'adresse %{email}.",
  ownLevel: 'Vous ne pouvez pas donner un profil supérieur au vôtre',
  noTrial: 'Aucun essai récent',
})
