const asked = {
  demande: 'Fruits et légumes 2027',
  adherent: 'Hôpital Saint-Luc',
  limite: '20/08/2026 à 18:00',
} as const

/** Mails about requests for purchase volumes, to the people of their members. */
export const volumeModels = {
  volumes_demande: {
    subject: '{{objet}}',
    body: `Bonjour,

{{message}}

Réponse de {{adherent}} attendue avant le {{limite}}.`,
    link: 'Indiquer mes volumes',
    variables: {
      ...asked,
      objet: "Volumes d'achats : Fruits et légumes 2027",
      message: "Nous vous invitons à indiquer vos volumes d'achats.",
    },
  },
  volumes_rappel: {
    subject: 'Rappel – {{demande}} : vos volumes sont attendus avant le {{limite}}',
    body: `Bonjour,

Les volumes d'achats de {{adherent}} sont encore attendus pour « {{demande}} » avant le {{limite}}.`,
    link: 'Indiquer mes volumes',
    variables: asked,
  },
  volumes_acceptes: {
    subject: '{{demande}} : vos volumes enregistrés ont été pris tels quels',
    body: `Bonjour,

Les volumes d'achats que {{adherent}} avait enregistrés pour « {{demande}} » sans les envoyer ont été pris tels quels.

Si ce n'est pas ce que vous vouliez répondre, dites-le sans attendre à votre acheteur.`,
    link: 'Voir ma réponse',
    variables: asked,
  },
} as const
