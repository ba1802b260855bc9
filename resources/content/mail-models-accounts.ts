const link = {
  prenom: 'Karim',
  email: 'karim.benali@ch-valmont.example',
  duree: '3 jours',
} as const
const chosen = 'Vous choisissez les e-mails que vous recevez dans la boîte de notifications du portail.'

/** Mails about accounts, messages and notifications. */
export const accountModels = {
  compte_creation: {
    subject: 'Votre compte {{produit}}',
    body: `Bonjour {{prenom}},

Un compte vient de vous être créé sur {{produit}} par {{organisation}}.

Votre identifiant est {{email}}. Choisissez votre mot de passe pour commencer à l'utiliser.`,
    link: 'Créer mon mot de passe',
    notes: `Ce lien est valable {{duree}} et ne peut servir qu'une fois.

Passé ce délai, utilisez « Mot de passe oublié ? » sur la page de connexion pour en recevoir un nouveau.`,
    variables: link,
  },
  mot_de_passe_oublie: {
    subject: 'Réinitialisation de votre mot de passe',
    body: `Bonjour {{prenom}},

Une demande de réinitialisation de mot de passe a été faite pour votre compte {{produit}} ({{email}}).`,
    link: 'Choisir un nouveau mot de passe',
    notes: `Ce lien est valable {{duree}} et ne peut servir qu'une fois.

Si vous n'êtes pas à l'origine de cette demande, ne tenez pas compte de ce message : votre mot de passe reste inchangé.`,
    variables: link,
  },
  mot_de_passe_modifie: {
    subject: 'Votre mot de passe a été modifié',
    body: `Bonjour {{prenom}},

Le mot de passe de votre compte {{produit}} ({{email}}) a été modifié le {{date}}. Vos autres sessions ont été fermées.

Si vous n'êtes pas à l'origine de cette modification, réinitialisez-le sans attendre depuis la page de connexion et prévenez {{organisation}}.`,
    variables: { prenom: 'Karim', email: 'karim.benali@ch-valmont.example', date: '03/03/2026 10:05' },
  },
  entreprise_a_confirmer: {
    subject: "Confirmez l'inscription de {{entreprise}}",
    body: `Bonjour {{prenom}},

Vous avez demandé à ouvrir un compte pour {{entreprise}} sur {{produit}}, afin de répondre à une consultation de {{organisation}}.

Votre identifiant sera {{email}}.`,
    link: "Ouvrir le compte de l'entreprise",
    notes: `Ce lien est valable {{duree}} et ne peut servir qu'une fois.

Si vous n'êtes pas à l'origine de cette demande, ne tenez pas compte de ce message : aucun compte n'est créé.`,
    variables: { ...link, entreprise: 'Primeurs du Val' },
  },
  entreprise_deja_inscrite: {
    subject: 'Vous avez déjà un compte sur {{produit}}',
    body: `Bonjour {{prenom}},

Une inscription vient d'être demandée avec votre adresse {{email}}, qui a déjà un compte sur {{produit}}. Connectez-vous pour répondre à la consultation.`,
    link: 'Me connecter',
    notes:
      'Si vous avez oublié votre mot de passe, utilisez « Mot de passe oublié ? » sur la page de connexion.',
    variables: { prenom: 'Karim', email: 'karim.benali@ch-valmont.example' },
  },
  adresse_a_confirmer: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    body: `Bonjour {{prenom}},

Vous avez demandé que {{email}} devienne l'adresse de votre compte {{produit}}. Elle ne le devient que lorsque vous l'avez confirmée.`,
    link: 'Confirmer cette adresse',
    notes: `Ce lien est valable {{duree}} et ne peut servir qu'une fois.

Si vous n'êtes pas à l'origine de cette demande, ne tenez pas compte de ce message : rien ne change.`,
    variables: { ...link, email: 'k.benali@ch-valmont.example' },
  },
  adresse_demandee: {
    subject: 'Changement de votre adresse e-mail demandé',
    body: `Bonjour {{prenom}},

Le {{date}}, il a été demandé que l'adresse de votre compte {{produit}} ({{email}}) devienne {{adresse}}. Le changement n'a lieu que si la nouvelle adresse est confirmée.

Si vous n'êtes pas à l'origine de cette demande, réinitialisez votre mot de passe sans attendre depuis la page de connexion et prévenez {{organisation}}.`,
    variables: {
      prenom: 'Karim',
      email: 'karim.benali@ch-valmont.example',
      adresse: 'k.benali@ch-valmont.example',
      date: '03/03/2026 10:05',
    },
  },
  adresse_modifiee: {
    subject: 'Votre adresse e-mail a été modifiée',
    body: `Bonjour {{prenom}},

Le {{date}}, l'adresse de votre compte {{produit}} est passée de {{ancienne}} à {{adresse}} : c'est avec elle que vous vous connectez désormais. Vos autres sessions ont été fermées.

Si vous n'êtes pas à l'origine de ce changement, prévenez {{organisation}} sans attendre.`,
    variables: {
      prenom: 'Karim',
      ancienne: 'karim.benali@ch-valmont.example',
      adresse: 'k.benali@ch-valmont.example',
      date: '03/03/2026 10:05',
    },
  },
  cle_api: {
    subject: "Clé d'API créée en votre nom : {{cle}}",
    body: `Bonjour {{prenom}},

Le {{date}}, la clé d'API « {{cle}} » a été créée pour votre compte {{produit}} ({{email}}). Elle permet à un logiciel d'agir en votre nom jusqu'au {{fin}}.

Si vous n'êtes pas à l'origine de cette clé, révoquez-la dans « Mon compte », changez votre mot de passe et prévenez {{organisation}}.`,
    variables: {
      prenom: 'Karim',
      email: 'karim.benali@ch-valmont.example',
      cle: 'Logiciel de stock',
      date: '03/03/2026 10:05',
      fin: '31/12/2026',
    },
  },
  code_connexion: {
    subject: 'Votre code de connexion',
    body: `Bonjour {{prenom}},

Le {{date}}, trop de tentatives de connexion ont été faites sur votre compte {{produit}} ({{email}}). Personne n'y est entré et il n'est pas bloqué : pour vous connecter depuis un nouvel appareil, ouvrez ce lien, ou saisissez le code de dix caractères qui le termine. Il est valable {{duree}}.`,
    link: 'Se connecter',
    notes: "Si vous n'essayez pas de vous connecter, vous n'avez rien à faire.",
    variables: { ...link, duree: '15 minutes', date: '03/03/2026 10:05' },
  },
  double_authentification: {
    subject: 'Votre double authentification {{evenement}}',
    body: `Bonjour {{prenom}},

Le {{date}}, la double authentification de votre compte {{produit}} ({{email}}) {{evenement}}.

Si vous n'êtes pas à l'origine de ce changement, réinitialisez votre mot de passe sans attendre depuis la page de connexion et prévenez {{organisation}}.`,
    variables: {
      prenom: 'Karim',
      email: 'karim.benali@ch-valmont.example',
      evenement: 'a été activée',
      date: '03/03/2026 10:05',
    },
  },
  message_information: {
    subject: '{{titre}}',
    body: `Bonjour {{prenom}},

{{message}}`,
    link: 'Ouvrir le portail',
    variables: {
      prenom: 'Karim',
      titre: 'Révision des prix du printemps',
      message: 'Les nouveaux prix des fruits et légumes seront applicables le 1er avril 2026.',
    },
  },
  notification: {
    subject: '{{titre}}',
    body: `Bonjour {{prenom}},

{{message}}`,
    link: 'Ouvrir dans le portail',
    notes: chosen,
    variables: {
      prenom: 'Sophie',
      titre: 'Commande refusée : C-2026-0042 — Boucherie Martin',
      message: 'La commande C-2026-0042 auprès de Boucherie Martin a été refusée par Luc Fabre.',
    },
  },
  recap_quotidien: {
    subject: 'Votre récapitulatif du {{date}} : {{nombre}}',
    body: `Bonjour {{prenom}},

{{liste}}`,
    link: 'Ouvrir la boîte de notifications',
    notes: chosen,
    variables: {
      prenom: 'Sophie',
      date: '04/03/2026',
      nombre: '2 notifications',
      liste:
        'Commande validée – La commande C-2026-0042 auprès de Boucherie Martin a été validée par Luc Fabre.\nCommande lue par le fournisseur – Boucherie Martin a lu la commande C-2026-0042.',
    },
  },
} as const
