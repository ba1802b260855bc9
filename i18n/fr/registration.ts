import { texts } from '../../resources/schema/texts'

/** What is said to a company that opens its account from a public notice. */
export const registrationTexts = texts('registration', {
  closed: "Cette consultation ne reçoit plus d'offres.",
  off: "L'inscription en ligne n'est pas ouverte : écrivez au contact de l'avis.",
  wrongLink: "Ce lien n'est plus valable. Recommencez l'inscription depuis l'avis.",
  knownPerson:
    'Un compte existe déjà avec cette adresse : connectez-vous, ou utilisez « Mot de passe oublié ? ».',
  knownCompany:
    'Cette entreprise est déjà connue du groupement : demandez un accès à un collègue, ou à %{contact}.',
  knownCompanyOnly:
    "Cette entreprise est déjà connue du groupement : demandez un accès à un collègue, ou au contact de l'avis.",
})
