const asked = {
  demande: 'Ventes hors plateforme 2025',
  fournisseur: 'Martin Primeurs',
  debut: '01/01/2025',
  fin: '31/12/2025',
  limite: '31/01/2026',
} as const

/** Mails about statistics requests, to the contacts « statistiques » of suppliers. */
export const surveyModels = {
  statistiques_demande: {
    subject: '{{objet}}',
    body: `Bonjour,

{{message}}

Réponse de {{fournisseur}} attendue avant le {{limite}}.`,
    link: 'Envoyer mes statistiques',
    variables: {
      ...asked,
      objet: 'Statistiques demandées : Ventes hors plateforme 2025',
      message: 'Merci de nous adresser vos ventes réalisées hors de la plateforme auprès de nos adhérents.',
    },
  },
  statistiques_rappel: {
    subject: 'Rappel – {{demande}} : vos statistiques sont attendues avant le {{limite}}',
    body: `Bonjour,

Les statistiques de {{fournisseur}} du {{debut}} au {{fin}} sont encore attendues pour « {{demande}} », avant le {{limite}}.`,
    link: 'Envoyer mes statistiques',
    variables: asked,
  },
  statistiques_a_corriger: {
    subject: '{{demande}} : votre fichier est à corriger',
    body: `Bonjour,

Le fichier de {{fournisseur}} pour « {{demande}} » est à renvoyer corrigé :

{{motif}}`,
    link: 'Envoyer mes statistiques',
    variables: { ...asked, motif: 'Il manque les ventes de décembre.' },
  },
} as const
