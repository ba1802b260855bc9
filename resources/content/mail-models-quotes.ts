const request = {
  objet: 'Four mixte 10 niveaux',
  adherent: 'EHPAD Les Tilleuls',
  fournisseur: 'Primeurs de la Vallée',
} as const

/** Mails about requests for quotes, to the suppliers that are asked. */
export const quoteModels = {
  devis_demande: {
    subject: 'Demande de devis : {{objet}} – {{adherent}}',
    body: `Bonjour,

{{adherent}} demande un devis à {{fournisseur}} : {{objet}} ({{quantite}}).

La demande complète, ses fichiers et votre réponse sont sur la page de ce lien, sans compte. Il vous est propre : ne le transmettez pas.

Réponse attendue avant le {{limite}}. Jusque-là, vous pouvez retirer votre devis et en envoyer un autre.`,
    link: 'Répondre à la demande',
    variables: { ...request, quantite: '2 pièces', limite: '20/08/2026 à 18:00' },
  },
  devis_limite: {
    subject: 'Nouvelle date limite : {{objet}} – {{adherent}}',
    body: `Bonjour,

La réponse à la demande de devis de {{adherent}} à {{fournisseur}}, {{objet}} ({{quantite}}), est désormais attendue avant le {{limite}}.

Ce lien remplace le précédent. Un devis déjà envoyé reste valable ; jusqu'à cette date, vous pouvez le retirer et en envoyer un autre.`,
    link: 'Répondre à la demande',
    variables: { ...request, quantite: '2 pièces', limite: '20/08/2026 à 18:00' },
  },
  devis_accepte_tel_quel: {
    subject: '{{objet}} : votre devis enregistré a été pris tel quel',
    body: `Bonjour,

Le devis que {{fournisseur}} avait enregistré pour « {{objet}} » ({{adherent}}) sans l'envoyer a été pris tel quel.

Si ce n'est pas ce que vous vouliez répondre, dites-le sans attendre à votre interlocuteur.`,
    variables: request,
  },
  devis_retenu: {
    subject: 'Devis retenu : {{objet}} – {{adherent}}',
    body: `Bonjour,

{{adherent}} a retenu le devis de {{fournisseur}} pour « {{objet}} », d'un montant de {{montant}} HT.

La commande suivra.`,
    variables: { ...request, montant: '12 400,00 €' },
  },
  devis_non_retenu: {
    subject: 'Devis non retenu : {{objet}} – {{adherent}}',
    body: `Bonjour,

Le devis de {{fournisseur}} pour « {{objet}} » n'a pas été retenu par {{adherent}}.

Nous vous remercions de votre réponse.`,
    variables: request,
  },
} as const
