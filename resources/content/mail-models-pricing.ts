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
  maj_prix_rouverte: {
    subject: "{{campagne}} : vous pouvez répondre jusqu'au {{limite}}",
    body: `Bonjour,

La réponse de {{fournisseur}} à « {{campagne}} » est rouverte jusqu'au {{limite}}, pour une application le {{application}}.

Ce que vous avez déjà envoyé compte tant que vous n'envoyez rien d'autre.`,
    link: 'Mettre à jour mes prix',
    variables: campaign,
  },
  maj_prix_acceptee: {
    subject: '{{campagne}} : vos prix enregistrés ont été pris tels quels',
    body: `Bonjour,

Les prix que {{fournisseur}} avait enregistrés pour « {{campagne}} » sans les envoyer ont été pris tels quels, sous le récépissé {{recepisse}}.

Si ce n'est pas ce que vous vouliez répondre, dites-le sans attendre à votre acheteur : ils s'appliquent le {{application}}.`,
    link: 'Voir ma réponse',
    variables: { ...campaign, recepisse: 'P-2026-0012-31-1' },
  },
} as const
