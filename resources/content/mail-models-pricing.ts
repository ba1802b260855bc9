const campaign = {
  campagne: 'Fruits et légumes – automne 2026',
  fournisseur: 'Primeurs de la Vallée',
  limite: '20/08/2026 à 18:00',
  application: '01/09/2026',
} as const

/** Mails about campaigns of prices, to their suppliers. */
export const pricingModels = {
  maj_prix_demande: {
    subject: '{{objet}}',
    body: `Bonjour,

{{message}}

Réponse attendue avant le {{limite}}, pour une application le {{application}}.`,
    link: 'Mettre à jour mes prix',
    variables: {
      ...campaign,
      objet: 'Mise à jour des prix : Fruits et légumes – automne 2026',
      message: 'Nous vous invitons à mettre à jour vos prix.',
    },
  },
  maj_prix_rappel: {
    subject: 'Rappel – {{campagne}} : vos prix sont attendus avant le {{limite}}',
    body: `Bonjour,

Les prix de {{fournisseur}} sont encore attendus pour « {{campagne}} » avant le {{limite}}, pour une application le {{application}}.

Un prix sans réponse reste inchangé.`,
    link: 'Mettre à jour mes prix',
    variables: campaign,
  },
} as const
