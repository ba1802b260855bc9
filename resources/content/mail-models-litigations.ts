const litigation = {
  litige: 'L-2026-0007',
  commande: 'C-2026-0042',
  fournisseur: 'Boucherie Martin',
  adherent: 'CH de Valmont',
  objet: 'Quantité manquante',
  montant: '37,20 €',
  message: 'Il manque 4 kg de rôti de porc sur les 20 kg commandés.',
  lignes: 'Rôti de porc filet : 20 kg commandés, 16 kg livrés',
} as const

/** Mails about litigations. */
export const litigationModels = {
  litige_fournisseur: {
    subject: 'Litige {{litige}} – {{adherent}} – commande {{commande}}',
    body: `Bonjour,

{{adherent}} ouvre un litige sur la commande {{commande}} : {{objet}}.

{{message}}

{{lignes}}

Avoir demandé : {{montant}}`,
    link: 'Répondre au litige',
    variables: litigation,
  },
  litige_charge_mission: {
    subject: 'Litige {{litige}} – {{adherent}} / {{fournisseur}}',
    body: `Bonjour {{prenom}},

{{adherent}} a ouvert un litige avec {{fournisseur}} sur la commande {{commande}} : {{objet}}.

{{message}}

Avoir demandé : {{montant}}`,
    link: 'Voir le litige',
    variables: { ...litigation, prenom: 'Claire' },
  },
} as const
