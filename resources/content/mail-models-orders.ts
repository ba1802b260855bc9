const order = {
  commande: 'C-2026-0042',
  fournisseur: 'Boucherie Martin',
  adherent: 'CH de Valmont',
  livraison: '04/03/2026',
  service: 'Valaé Public',
} as const
const told = { prenom: 'Karim', commande: order.commande, fournisseur: order.fournisseur } as const
const chosen = 'Vous choisissez les e-mails que vous recevez dans la boîte de notifications du portail.'

/** Mails about orders. */
export const orderModels = {
  commande_envoyee: {
    subject: '{{prefixe}}Commande {{commande}} — {{adherent}} — livraison du {{livraison}}',
    body: `{{duplicata}}

Bonjour,

Vous trouverez ci-joint la commande {{commande}} de {{adherent}}, à livrer le {{livraison}}.

Pour nous confirmer que vous en avez pris connaissance, téléchargez-la depuis le lien ci-dessous.`,
    link: 'Télécharger la commande',
    notes:
      'Commande passée par {{service}} pour {{adherent}}. Rappelez le numéro {{commande}} sur le bon de livraison et la facture.',
    kept: ['duplicata'],
    variables: { ...order, duplicata: 'DUPLICATA', prefixe: 'DUPLICATA : ' },
  },
  commande_relance_non_lue: {
    subject: 'Rappel : commande {{commande}} — {{adherent}} — livraison du {{livraison}}',
    body: `Bonjour,

La commande {{commande}} de {{adherent}}, envoyée le {{envoi}} pour une livraison le {{livraison}}, n'a pas encore été téléchargée.

Merci de la télécharger pour nous confirmer que vous en avez pris connaissance.`,
    link: 'Télécharger la commande',
    variables: { ...order, envoi: '03/03/2026 09:12' },
  },
  commande_annulee: {
    subject: 'Annulation de commande {{commande}} — {{adherent}} — livraison du {{livraison}}',
    body: `Bonjour,

{{adherent}} annule la commande {{commande}} qui devait être livrée le {{livraison}}. Merci de ne pas la préparer.

Motif : {{motif}}`,
    variables: { ...order, motif: 'Fermeture du service ce jour-là.' },
  },
  commande_a_valider: {
    subject: 'Commande à valider : {{commande}} — {{fournisseur}} — {{total}} HT',
    body: `Bonjour {{prenom}},

La commande {{commande}} de {{auteur}} auprès de {{fournisseur}}, pour {{adherent}} ({{total}} HT, livraison le {{livraison}}), attend votre décision.`,
    link: 'Examiner la commande',
    notes:
      "Ce lien est valable {{heures}} heures et ne peut servir qu'une fois. Il vous est personnel : ne le transférez pas.",
    variables: { ...order, prenom: 'Sophie', auteur: 'Karim Benali', total: '412,50 €', heures: '72' },
  },
  commande_validee: {
    subject: 'Commande validée : {{commande}} — {{fournisseur}}',
    body: `Bonjour {{prenom}},

La commande {{commande}} auprès de {{fournisseur}} a été validée par {{valideur}}.`,
    link: 'Ouvrir dans le portail',
    notes: chosen,
    variables: { ...told, valideur: 'Sophie Lenoir' },
  },
  commande_refusee: {
    subject: 'Commande refusée : {{commande}} — {{fournisseur}}',
    body: `Bonjour {{prenom}},

La commande {{commande}} auprès de {{fournisseur}} a été refusée par {{valideur}} : {{motif}}`,
    link: 'Ouvrir dans le portail',
    notes: chosen,
    variables: { ...told, valideur: 'Sophie Lenoir', motif: 'Le budget du mois est atteint.' },
  },
  commande_confirmee: {
    subject: 'Commande confirmée par le fournisseur : {{commande}} — {{fournisseur}}',
    body: `Bonjour {{prenom}},

{{fournisseur}} a confirmé la commande {{commande}}, livraison le {{livraison}}.`,
    link: 'Ouvrir dans le portail',
    notes: chosen,
    variables: { ...told, livraison: order.livraison },
  },
  remplacement_propose: {
    subject: 'Remplacement proposé : {{commande}} — {{fournisseur}} — livraison du {{livraison}}',
    body: `Bonjour {{prenom}},

Pour la commande {{commande}} de {{adherent}}, à livrer le {{livraison}}, {{fournisseur}} propose :

{{remplacements}}

Vous pouvez accepter ou refuser jusqu'au {{limite}}.`,
    link: 'Répondre',
    notes: "Ce lien ne peut servir qu'une fois. Il vous est personnel : ne le transférez pas.",
    kept: ['remplacements'],
    variables: {
      ...order,
      prenom: told.prenom,
      limite: '03/03/2026 11:00',
      remplacements: 'Carotte vrac : remplacement proposé, Carotte des sables, 6 cartons à 1,20 €',
    },
  },
  remplacement_repondu: {
    subject: 'Remplacement : réponse de {{adherent}} — commande {{commande}} — livraison du {{livraison}}',
    body: `Bonjour,

Pour la commande {{commande}} de {{adherent}}, à livrer le {{livraison}} :

{{reponses}}`,
    link: 'Ouvrir la commande',
    kept: ['reponses'],
    variables: { ...order, reponses: 'Carotte des sables au lieu de Carotte vrac : accepté' },
  },
} as const
