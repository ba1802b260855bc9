import { texts } from '../../resources/schema/texts'

/** Sentences of litigations; the quoted ones of the specification are verbatim. */
export const litigationTexts = texts('litigation', {
  notFound: "Le litige n'a pas été trouvé",
  sendFailed: "Erreur lors de l'envoi du litige",
  noManager: "Aucun chargé de mission n'est associé à l'adhérent concerné par le litige, contactez Valaé.",
  description: 'Veuillez ajouter une description',
  noContact: "Le fournisseur n'a pas d'adresse e-mail pour recevoir les litiges.",
  orderNotSent: 'Un litige ne peut porter que sur une commande envoyée.',
  otherSupplier: "Cette commande n'est pas celle de ce fournisseur ou de cet adhérent.",
  otherOrder: "Cet article n'est pas de la commande sur laquelle porte le litige.",
  alreadySent: 'Ce litige a déjà été envoyé.',
  notSent: "Ce litige n'a pas encore été envoyé.",
  wrongState: "Ce litige est au statut « %{status} » : cette action n'est plus possible.",
  onlyDraft: "Seul un litige ouvert qui n'a pas été envoyé peut être supprimé.",
  reason: 'Le motif doit comporter au moins 3 caractères.',
  credit: "Indiquez le numéro de l'avoir.",
  amount: "Indiquez le montant de l'avoir accepté.",
  alert: 'Alerte – ',
  events: {
    sent: 'Litige envoyé au fournisseur',
    take: 'Litige pris en charge',
    accept: 'Avoir accepté : %{amount} € HT',
    refuse: 'Litige refusé par le fournisseur',
    credit: 'Avoir reçu : %{reference}',
    close: 'Litige clos : %{reason}',
    reopen: 'Litige rouvert',
    message: 'nouveau message de %{author}',
    unanswered: 'sans réponse du fournisseur depuis %{days} jours ouvrés',
  },
})
