/** What a guide of the demonstration says: titles with their paragraphs. */
export type Guide = readonly { readonly title: string; readonly points: readonly string[] }[]

/** The short guides of the demonstration's help centre, by the name of their file. */
export const helpGuides = {
  'Prise en main du portail.pdf': [
    {
      title: 'Se connecter',
      points: [
        'Votre identifiant est votre adresse e-mail ; le mot de passe se choisit depuis le lien reçu à la création du compte.',
        'Mot de passe oublié : demandez un lien depuis la page de connexion, il est valable 3 jours.',
      ],
    },
    {
      title: 'Se repérer',
      points: [
        "Le menu de gauche donne les écrans de votre profil ; en haut, l'établissement pour lequel vous travaillez.",
        'La cloche montre ce qui vient de se passer ; la boîte de notifications garde tout et règle vos e-mails.',
      ],
    },
  ],
  'Passer et suivre une commande.pdf': [
    {
      title: 'Préparer un panier',
      points: [
        'Ajoutez les articles depuis le catalogue ; un panier correspond à un fournisseur et à une date de livraison.',
        "Le minimum de commande, le franco et l'heure limite du fournisseur sont rappelés dans le panier.",
      ],
    },
    {
      title: 'Valider et suivre',
      points: [
        'La commande suit les niveaux de validation de votre établissement, puis part au fournisseur.',
        "Si le fournisseur ne l'a pas lue sous 90 minutes, vous êtes prévenu : appelez-le.",
      ],
    },
  ],
  'Réceptionner une livraison.pdf': [
    {
      title: 'Au quai',
      points: [
        'Relevez les températures avant de signer : +4 °C au plus pour le frais, -18 °C pour le surgelé.',
        'Comparez les quantités livrées à la commande et notez les écarts sur le bon de livraison.',
      ],
    },
    {
      title: 'Dans le portail',
      points: [
        'Ouvrez la commande depuis « Commandes reçues », saisissez les quantités acceptées et leur motif.',
        "Un écart ouvre un litige en un clic ; l'avoir demandé est calculé pour vous.",
      ],
    },
  ],
  'Tenir son stock.pdf': [
    {
      title: 'Mouvements',
      points: [
        "Un bon d'entrée ou de sortie validé ne se modifie plus : il s'annule par un mouvement contraire.",
        'La valeur du stock suit le coût moyen pondéré, recalculé à chaque entrée.',
      ],
    },
    {
      title: 'Inventaire',
      points: [
        'Comptez par lieu de stockage, enregistrez autant de fois que nécessaire, puis validez.',
        'Un inventaire validé clôture la période : plus aucun mouvement ne peut être daté avant lui.',
      ],
    },
  ],
  'Répondre à une consultation.pdf': [
    {
      title: 'Avant la date limite',
      points: [
        'Ouvrez la consultation, lot par lot, et saisissez vos prix ou importez le bordereau.',
        "Une réponse peut être modifiée jusqu'à l'heure limite, celle du serveur faisant foi.",
      ],
    },
    {
      title: 'Après',
      points: ['Vous recevez un récépissé à chaque envoi, puis le résultat dès que la décision est prise.'],
    },
  ],
  'Mettre à jour ses prix.pdf': [
    {
      title: 'La campagne',
      points: [
        'À chaque demande, retrouvez vos articles avec leur prix actuel ; saisissez le nouveau prix ou importez le fichier.',
        'Un article sans réponse garde son prix.',
      ],
    },
  ],
  'Gérer les utilisateurs et les profils.pdf': [
    {
      title: 'Profils',
      points: [
        "Un profil donne des niveaux par menu et des permissions spéciales ; nul n'accorde plus que ce qu'il détient.",
        'Chaque utilisateur ne voit que les lignes de son périmètre : services, adhérents, groupes ou fournisseurs.',
      ],
    },
  ],
  'Livraisons et jours fériés 2026.pdf': [
    {
      title: 'Rappel',
      points: [
        'Les jours fériés ne comptent pas dans les délais : avancez vos commandes de la veille.',
        'Lundi de Pâques 6 avril, fête du Travail 1er mai, 8 mai, Ascension 14 mai, lundi de Pentecôte 25 mai, 14 juillet.',
      ],
    },
  ],
} as const satisfies Readonly<Record<string, Guide>>
