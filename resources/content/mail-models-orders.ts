const order = {
  commande: 'C-2026-0042',
  fournisseur: 'Boucherie Martin',
  adherent: 'CH de Valmont',
  livraison: '04/03/2026',
} as const
const withTotal = { ...order, total: '412,50 €' } as const
const person = { prenom: 'Karim' } as const

/** Mails about orders. */
export const orderModels = {
  commande_envoyee: {
    label: 'Commande envoyée au fournisseur',
    subject: 'Commande {{commande}} – {{adherent}} – livraison du {{livraison}}',
    body: `Bonjour,

{{adherent}} (client n° {{client}}) vous adresse la commande {{commande}}, à livrer le {{livraison}} à :
{{adresse}}

{{lignes}}

Total HT : {{total}}

{{commentaire}}`,
    link: 'Consulter et télécharger la commande',
    notes: 'Le bon de commande est joint à ce message. Ouvrir le lien confirme que vous avez lu la commande.',
    variables: {
      ...withTotal,
      client: 'V-101',
      adresse: 'CH de Valmont, 12 rue des Tilleuls, 57000 Metz',
      lignes: 'Rôti de porc filet : 20 kg\nSteak haché 15 % 125 g : 4 cartons',
      commentaire: 'Livrer par le quai nord avant 9 h.',
    },
  },
  commande_relance_non_lue: {
    label: 'Relance : commande non lue par le fournisseur',
    subject: 'Rappel : commande {{commande}} – {{adherent}} – livraison du {{livraison}}',
    body: `Bonjour,

La commande {{commande}} de {{adherent}}, envoyée le {{envoi}}, n'a pas encore été consultée. Elle est à livrer le {{livraison}}.`,
    link: 'Consulter et télécharger la commande',
    variables: { ...order, envoi: '03/03/2026 09:12' },
  },
  commande_annulee: {
    label: 'Commande annulée, au fournisseur',
    subject: 'Annulation de la commande {{commande}} – {{adherent}}',
    body: `Bonjour,

{{adherent}} annule la commande {{commande}}, qui devait être livrée le {{livraison}}. Merci de ne pas la livrer.

Motif : {{motif}}`,
    variables: { ...order, motif: 'Fermeture du service ce jour-là.' },
  },
  commande_a_valider: {
    label: 'Commande à valider, au valideur',
    subject: 'Commande {{commande}} à valider – {{fournisseur}} – {{total}} HT',
    body: `Bonjour {{prenom}},

{{auteur}} a préparé la commande {{commande}} auprès de {{fournisseur}} pour {{adherent}} : {{total}} HT, livraison le {{livraison}}. Elle attend votre décision.`,
    link: 'Voir la commande et décider',
    variables: { ...withTotal, prenom: 'Sophie', auteur: 'Karim Benali' },
  },
  commande_validee: {
    label: "Commande validée, à l'auteur",
    subject: 'Commande {{commande}} validée',
    body: `Bonjour {{prenom}},

La commande {{commande}} auprès de {{fournisseur}}, livraison le {{livraison}}, a été validée par {{valideur}}.`,
    link: 'Voir la commande',
    variables: { ...order, ...person, valideur: 'Sophie Lenoir' },
  },
  commande_refusee: {
    label: "Commande refusée, à l'auteur",
    subject: 'Commande {{commande}} refusée',
    body: `Bonjour {{prenom}},

La commande {{commande}} auprès de {{fournisseur}} a été refusée par {{valideur}}.

Motif : {{motif}}`,
    link: 'Reprendre la commande',
    variables: { ...order, ...person, valideur: 'Sophie Lenoir', motif: 'Le budget du mois est atteint.' },
  },
  commande_confirmee: {
    label: "Commande confirmée par le fournisseur, à l'auteur",
    subject: 'Commande {{commande}} confirmée par {{fournisseur}}',
    body: `Bonjour {{prenom}},

{{fournisseur}} confirme la commande {{commande}}, livraison le {{livraison}}.`,
    link: 'Voir la commande',
    variables: { ...order, ...person },
  },
  liste_adherents: {
    label: 'Changement de référencement, aux contacts du fournisseur',
    subject: '{{adherent}} : référencement {{etat}}',
    body: `Bonjour,

Le référencement de {{adherent}} chez {{fournisseur}} est désormais « {{etat}} », à compter du {{date}}.`,
    variables: {
      adherent: 'CH de Valmont',
      fournisseur: 'Boucherie Martin',
      etat: 'actif',
      date: '03/03/2026',
    },
  },
} as const
