import { texts } from '../../resources/schema/texts'

/** What the server answers about accounts, beside the catalogue of errors. */
export const accounts = texts('accounts', {
  passwordNotComplex: 'Le mot de passe doit contenir au moins 8 caractères, dont une majuscule et un chiffre',
  passwordNotSpecial:
    'Le mot de passe doit contenir au moins 8 caractères, dont une majuscule, un chiffre et un caractère spécial',
  passwordTooLong: 'Le mot de passe ne peut pas dépasser 200 caractères',
  passwordPersonal:
    'Le mot de passe ne doit contenir ni votre nom, ni celui de votre établissement ou du portail',
  passwordGuessable:
    'Ce mot de passe est trop facile à deviner : allongez-le ou choisissez des mots moins courants',
  passwordSame: 'Le nouveau mot de passe doit être différent du mot de passe actuel',
  passwordsDiffer: 'Les mots de passes ne correspondent pas',
  wrongPassword: 'Mot de passe actuel incorrect',
  emailLinkRefused: 'Lien de confirmation expiré ou invalide',
  ownEmail: 'Modifiez votre propre adresse dans « Mon compte »',
  wrongCode: 'Code incorrect ou déjà utilisé : saisissez le suivant',
  factorEnabled: 'La double authentification est déjà activée',
  factorDisabled: "La double authentification n'est pas activée",
  factorNotAsked: "Commencez par enregistrer votre compte dans l'application d'authentification",
  factorRequired: 'Votre profil demande la double authentification : elle ne peut pas être désactivée',
  resetOwnFactor: 'Désactivez votre propre double authentification dans « Mon compte »',
  enrolmentOver: 'La mise en place a expiré : connectez-vous à nouveau',
  required: 'Ce champ est obligatoire.',
  impersonatedRefusal: "Cette action est impossible lorsque vous agissez en tant qu'un autre utilisateur",
  impersonateSelf: 'Vous ne pouvez pas agir en tant que vous-même',
  alreadySetUp: 'Cet utilisateur a déjà choisi son mot de passe',
  deleteSelf: 'Vous ne pouvez pas supprimer votre propre compte',
  eraseSelf: 'Vous ne pouvez pas effacer votre propre compte : demandez-le à un administrateur',
  eraseAddress: "Ce n'est pas l'adresse e-mail de cette personne",
  deactivateSelf: 'Vous ne pouvez pas désactiver votre propre compte',
  perimeterOfType: 'Ce périmètre ne correspond pas au type du profil choisi',
  validatorRight: 'Cette personne ne peut pas valider de commandes',
  validatorPerimeter: "Cette personne n'a aucun adhérent en commun avec l'utilisateur",
  menuOfType: "Ces menus ne sont pas ceux de l'application du profil",
  validatorType: 'Seuls les utilisateurs adhérents ont des valideurs',
  notAValidator: 'Un remplaçant ne peut être choisi que pour un valideur',
  replacementStart: "La date de début ne peut pas précéder aujourd'hui",
  beyondOwnRights: 'Vous ne pouvez pas accorder des droits que vous ne possédez pas',
  profileInUse: 'Ce profil est attribué à %{n} utilisateur(s)',
})
