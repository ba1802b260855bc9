const many = (n: number, one: string, more: string) => `${n.toLocaleString('fr-FR')} ${n > 1 ? more : one}`

/** Texts of the calendar of a platform. */
export const deliveryTexts = {
  title: 'Prochaines livraisons',
  help: 'Dates proposées à un adhérent qui commanderait maintenant, avec les conditions saisies ci-dessous.',
  order: (moment: string) => `Commande avant le ${moment}`,
  none: "Aucune livraison n'est possible avec ces conditions.",
  askLabel: 'Vérifier une date',
  valid: 'Cette date est proposée.',
  tolerated: "L'heure limite est passée : la commande reste possible, avec un avertissement.",
} as const

/** Texts of the platforms of a supplier. */
export const platformTexts = {
  tab: 'Plateformes',
  title: 'Plateformes de livraison',
  add: 'Ajouter une plateforme',
  empty: 'Aucune plateforme',
  emptyText: 'Une plateforme dit quand et à quelles conditions le fournisseur livre.',
  open: 'Modifier',
  inactive: 'Inactive',
  proposed: "Proposée dans un appel d'offres",
  minimum: 'Minimum de commande HT',
  blocked: 'bloquant',
  franco: 'Franco de port HT',
  shipping: 'Frais de port HT',
  days: 'Jours de livraison',
  everyDay: 'Tous les jours ouvrés',
  cutOff: 'Heure limite',
  cutOffValue: (days: number, time: string) =>
    `${days === 0 ? 'le jour même' : `${many(days, 'jour ouvré', 'jours ouvrés')} avant`}${time ? `, ${time}` : ''}`,
  families: 'Familles',
  allFamilies: 'Toutes',
  closings: 'Fermetures à venir',
  next: 'Prochaines livraisons',
} as const

/** Texts of the contracts of a supplier. */
export const contractTexts = {
  tab: 'Contrats',
  title: 'Contrats',
  caption: 'Contrats du fournisseur, du plus récent au plus ancien',
  add: 'Ajouter un contrat',
  edit: 'Modifier',
  remove: 'Supprimer',
  removeTitle: 'Supprimer ce contrat ?',
  removeText: 'Son historique est conservé.',
  removed: 'Contrat supprimé',
  saved: 'Contrat enregistré',
  empty: 'Aucun contrat',
  emptyText: 'Un contrat lie le fournisseur à un service pour un catalogue.',
  noEnd: 'Sans terme',
  extended: (day: string) => `reconduit depuis le ${day}`,
  notice: (months: number) => `Préavis de ${months} mois`,
  history: (text: string) => `Historique du contrat ${text}`,
  columns: {
    reference: 'Référence',
    service: 'Service',
    catalog: 'Catalogue',
    type: 'Type',
    period: 'Période',
    state: 'État',
    actions: 'Actions',
  },
} as const

/** Texts of the towns that a supplier delivers. */
export const coverageTexts = {
  tab: 'Communes livrées',
  title: 'Communes livrées, par famille',
  help: "Sans ligne pour une famille, rien n'est dit de ce qui est livré.",
  add: 'Ajouter une famille',
  edit: 'Modifier',
  editTitle: (family: string) => `Communes livrées : ${family}`,
  addTitle: 'Communes livrées pour une famille',
  remove: 'Retirer',
  removeTitle: (family: string) => `Retirer la couverture de « ${family} » ?`,
  removeText: 'Les communes livrées pour cette famille seront retirées.',
  saved: 'Couverture enregistrée',
  empty: 'Aucune couverture déclarée',
  emptyText: 'Dites pour chaque famille les communes livrées, une à une ou par département entier.',
  all: 'Toutes les communes',
  none: 'aucune commune',
  unknownFamily: 'Cette famille est introuvable.',
  towns: (n: number) => many(n, 'commune', 'communes'),
  family: 'Famille',
  departments: 'Ajouter des départements entiers',
  municipalities: 'Communes',
  nothing: 'Choisissez au moins une commune ou un département.',
  columns: { family: 'Famille', towns: 'Communes livrées', departments: 'Départements', actions: 'Actions' },
} as const

/** Texts of the declarations of revenue of a supplier. */
export const supplierRevenueTexts = {
  tab: 'Déclarations de CA',
  title: "Déclarations de chiffre d'affaires",
  caption: 'Déclarations, de la plus récente à la plus ancienne',
  empty: 'Aucune déclaration',
  emptyText: "Les déclarations de chiffre d'affaires du fournisseur apparaîtront ici.",
  late: 'En retard',
  columns: {
    period: 'Période',
    service: 'Service',
    catalog: 'Catalogue',
    mode: 'Mode',
    amount: 'Montant HT',
    due: 'À déclarer avant le',
    state: 'État',
  },
} as const

/** Texts of the referencings of a member, a group or a supplier. */
export const referencingTexts = {
  tab: 'Référencement',
  titleOfMember: 'Fournisseurs référencés',
  titleOfSupplier: 'Adhérents référencés',
  caption: 'Référencements',
  add: 'Référencer',
  addSuppliers: 'Référencer des fournisseurs',
  addMembers: 'Référencer des adhérents',
  adherents: 'Adhérents',
  groups: "Groupes d'adhérents",
  suppliers: 'Fournisseurs',
  families: 'Familles',
  familiesHelp: 'Aucune famille : toutes celles du fournisseur.',
  allFamilies: 'Toutes',
  platform: 'Plateforme',
  state: 'État',
  start: 'Début',
  end: 'Fin',
  empty: 'Aucun référencement',
  emptyText: "Sans référencement, aucune commande n'est possible.",
  edit: 'Modifier',
  change: (n: number) => `Modifier ${many(n, 'référencement', 'référencements')}`,
  changeHelp: 'Seuls les champs remplis changent.',
  selected: (n: number) => many(n, 'sélectionné', 'sélectionnés'),
  selectAll: 'Tout sélectionner',
  select: (name: string) => `Sélectionner ${name}`,
  suspend: 'Suspendre',
  activate: 'Réactiver',
  changed: (n: number) => `${many(n, 'référencement modifié', 'référencements modifiés')}`,
  created: (n: number, known: number) =>
    `${many(n, 'référencement créé', 'référencements créés')}${known ? `, ${known} existant déjà` : ''}`,
  byGroup: 'Par le groupe',
  group: 'Groupe',
  own: "Propre à l'adhérent",
  noPlatform: 'Première plateforme ouverte',
  columns: {
    supplier: 'Fournisseur',
    member: 'Adhérent',
    number: 'Code client',
    platform: 'Plateforme',
    families: 'Familles',
    period: 'Période',
    state: 'État',
    actions: 'Actions',
  },
} as const

/** Texts of a member and of a group. */
export const memberTexts = {
  levelsTab: 'Niveaux de commande',
  levelsTitle: 'Niveaux de commande',
  levelsCaption: "Niveaux de validation des commandes de l'adhérent",
  levelsEmpty: 'Aucun niveau de commande',
  levelsEmptyText: 'Sans niveau, les commandes partent sans validation.',
  addLevel: 'Ajouter un niveau',
  editLevel: 'Modifier',
  allCatalogs: 'Tous les catalogues',
  ofGroup: 'Du groupe',
  levelColumns: {
    label: 'Libellé',
    level: 'Niveau',
    catalog: 'Catalogue',
    from: 'À partir de (HT)',
    mandatory: 'Obligatoire',
    actions: 'Actions',
  },
  yes: 'Oui',
  no: 'Non',
  membersTab: 'Adhérents du groupe',
  membersTitle: 'Adhérents du groupe',
  membersEmpty: 'Aucun adhérent',
  membersEmptyText: 'Ajoutez les adhérents qui commandent ensemble.',
  addMembers: 'Ajouter un adhérent',
  addMember: 'Ajouter',
  memberChoice: 'Adhérent à ajouter',
  removeMember: 'Retirer du groupe',
  removeMemberTitle: (name: string) => `Retirer « ${name} » du groupe ?`,
  removeMemberText: "L'adhérent perd les référencements du groupe ; les siens restent.",
  memberAdded: 'Adhérent ajouté au groupe',
  memberRemoved: 'Adhérent retiré du groupe',
  main: 'Adhérent principal',
  cannotOrder: (status: string) => `Statut « ${status} » : cet adhérent ne peut pas commander.`,
  willResign: (day: string) =>
    `Démission le ${day} : les commandes restent possibles pour une livraison jusqu'à cette date.`,
} as const

/** Texts of the read-only directory of members. */
export const directoryTexts = {
  title: 'Annuaire des adhérents',
  search: 'Rechercher un adhérent, une ville, un SIRET…',
  count: (n: number) => many(n, 'adhérent', 'adhérents'),
  empty: 'Aucun adhérent ne correspond',
  emptyText: 'Essayez un autre nom ou une autre ville.',
  manager: 'Chargé de mission',
  noManager: 'Aucun chargé de mission',
  more: 'Afficher la suite',
} as const

/** Why a change of many referencings is refused. */
export const referencingBulkRefusals = {
  nothing: 'Choisissez ce qui change.',
  missing: 'Un élément est introuvable.',
  owners: 'Ce champ est obligatoire.',
  most: (n: number) => `${n} référencements au maximum.`,
} as const
