const consultation = {
  consultation: 'Fruits et légumes 2026-2027',
  code: 'AO-2026-001',
  fournisseur: 'Primeurs de la Vallée',
  limite: '30/04/2026 à 17:00',
} as const

const result = {
  ...consultation,
  lots: 'Lot 1 Fruits et légumes frais : retenue au rang 1, note finale 18,52',
} as const

/** Mails about tenders, to their suppliers. */
export const tenderModels = {
  consultation_invitation: {
    subject: '{{objet}}',
    body: `Bonjour,

{{message}}

Consultation : {{code}} – {{consultation}}

Réponse attendue avant le {{limite}}.`,
    link: 'Répondre à la consultation',
    variables: {
      ...consultation,
      objet: 'Consultation Fruits et légumes 2026-2027',
      message: 'Vous êtes invité à répondre à notre consultation.',
    },
  },
  consultation_rappel: {
    subject: 'Rappel – {{code}} : réponse attendue avant le {{limite}}',
    body: `Bonjour,

La consultation « {{consultation}} » attend la réponse de {{fournisseur}} avant le {{limite}}.`,
    link: 'Répondre à la consultation',
    variables: consultation,
  },
  consultation_modification: {
    subject: 'Modification – {{code}} {{consultation}}',
    body: `Bonjour,

La consultation « {{consultation}} » a été modifiée (version {{version}}).

{{message}}

Réponse attendue avant le {{limite}}.`,
    link: 'Voir la consultation',
    variables: { ...consultation, version: '2', message: 'La date limite de réponse est reportée.' },
  },
  consultation_negociation: {
    subject: 'Négociation, tour {{tour}} – {{code}} {{consultation}}',
    body: `Bonjour,

{{message}}

Lots concernés :
{{lots}}

Vous pouvez modifier vos prix et envoyer une nouvelle offre jusqu'au {{limite}} ; sans nouvel envoi, votre offre est maintenue. Le tour se clôt plus tôt si tous ont répondu.`,
    link: 'Modifier mon offre',
    variables: {
      ...consultation,
      tour: '1',
      lots: 'Lot 1 – Fruits et légumes frais',
      message: 'Nous vous invitons à améliorer vos prix.',
    },
  },
  consultation_explications: {
    subject: "Demande d'explications – {{code}} {{consultation}}",
    body: `Bonjour,

Les prix de votre offre à la consultation « {{consultation}} » ({{lot}}) appellent des explications.

{{message}}

Répondez depuis le portail jusqu'au {{limite}}, avec vos justificatifs. Sans réponse, ou si les explications ne suffisent pas, l'offre peut être rejetée comme anormalement basse (articles R2152-3 à R2152-5 du code de la commande publique).`,
    link: 'Répondre à la demande',
    variables: {
      ...consultation,
      lot: 'Lot 1 – Fruits et légumes frais',
      message: 'Vos prix du beurre et de la crème paraissent bas : expliquez comment ils se forment.',
    },
  },
  consultation_reponse: {
    subject: 'Question et réponse – {{code}} {{consultation}}',
    body: `Bonjour,

Une question sur la consultation « {{consultation}} » a reçu sa réponse, publiée à tous.

Question : {{question}}

Réponse : {{reponse}}`,
    link: 'Voir la consultation',
    variables: {
      ...consultation,
      question: 'Les livraisons du samedi sont-elles possibles ?',
      reponse: 'Non, du lundi au vendredi.',
    },
  },
  consultation_sans_suite: {
    subject: 'Sans suite – {{code}} {{consultation}}',
    body: `Bonjour,

La consultation « {{consultation}} » est déclarée sans suite.

Motif : {{motif}}`,
    variables: { ...consultation, motif: 'Le besoin a changé.' },
  },
  offre_recepisse: {
    subject: 'Récépissé {{recepisse}} – {{code}} {{consultation}}',
    body: `Bonjour,

L'offre de {{fournisseur}} à la consultation « {{consultation}} » a été reçue le {{heure}} (heure du serveur).

N° de récépissé : {{recepisse}}

Empreinte SHA-256 du contenu : {{empreinte}}`,
    notes:
      "L'empreinte est celle du fichier « Mon offre (JSON) », que vous pouvez télécharger depuis la consultation.",
    link: 'Voir mon offre',
    variables: {
      ...consultation,
      recepisse: 'R-2026-0001-2-1',
      heure: '30/04/2026 à 16:59:00',
      empreinte: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
  },
  attribution_retenu: {
    subject: '{{objet}}',
    body: `{{message}}

{{lots}}

Le marché court du {{debut}} au {{fin}}.`,
    link: 'Voir la consultation',
    variables: {
      ...result,
      objet: 'Votre offre est retenue – AO-2026-001 Fruits et légumes 2026-2027',
      message:
        "Bonjour,\n\nÀ l'issue de la consultation « Fruits et légumes 2026-2027 », l'offre de Primeurs de la Vallée est retenue.",
      debut: '01/06/2026',
      fin: '31/05/2027',
    },
  },
  attribution_notification: {
    subject: 'Notification du marché {{code}} {{consultation}}',
    body: `Bonjour,

Le marché « {{consultation}} », signé le {{signature}}, est notifié à {{fournisseur}} par le présent message.

Il court du {{debut}} au {{fin}}.`,
    link: 'Voir la consultation',
    variables: { ...consultation, signature: '05/06/2026', debut: '05/06/2026', fin: '31/05/2027' },
  },
  attribution_non_retenu: {
    subject: '{{objet}}',
    body: `{{message}}

{{lots}}`,
    link: 'Voir la consultation',
    variables: {
      ...result,
      objet: 'Résultat de la consultation AO-2026-001 Fruits et légumes 2026-2027',
      message:
        "Bonjour,\n\nÀ l'issue de la consultation « Fruits et légumes 2026-2027 », l'offre de Primeurs de la Vallée n'est pas retenue.",
    },
  },
} as const
