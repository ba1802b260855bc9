import { many } from './many'

/** Texts of the referencings of a member, a group or a supplier. */
export const referencingTexts = {
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
  allFamilies: 'Toutes',
  platform: 'Plateforme',
  state: 'État',
  end: 'Fin',
  empty: 'Aucun référencement',
  emptyText: "Sans référencement, aucune commande n'est possible.",
  edit: 'Modifier',
  change: (n: number) => `Modifier ${many(n, 'référencement', 'référencements')}`,
  changeHelp: 'Seuls les champs remplis changent.',
  selected: (n: number) => many(n, 'sélectionné', 'sélectionnés'),
  selectAll: 'Tout sélectionner',
  select: (name: string) => `Sélectionner ${name}`,
  changed: (n: number) => `${many(n, 'référencement modifié', 'référencements modifiés')}`,
  created: (n: number, known: number) =>
    `${many(n, 'référencement créé', 'référencements créés')}${known ? `, ${known} existant déjà` : ''}`,
  byGroup: 'Par le groupe',
  group: 'Groupe',
  own: "Propre à l'adhérent",
  since: (day: string) => `depuis le ${day}`,
  until: (day: string) => `jusqu'au ${day}`,
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
  levelsTitle: 'Niveaux de commande',
  levelsCaption: "Niveaux de validation des commandes de l'adhérent",
  levelsEmpty: 'Aucun niveau de commande',
  levelsEmptyText: 'Sans niveau, les commandes partent sans validation.',
  addLevel: 'Ajouter un niveau',
  editLevel: 'Modifier',
  allCatalogs: 'Tous les catalogues',
  wholeGroup: (name: string) => `${name} (tout le groupe)`,
  memberOrGroup: 'Adhérent ou groupe',
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
  search: 'Rechercher un nom, une raison sociale, un SIRET…',
  count: (n: number) => many(n, 'adhérent', 'adhérents'),
  empty: 'Aucun adhérent ne correspond',
  emptyText: 'Essayez un autre nom.',
  manager: 'Chargé de mission',
  noManager: 'Aucun chargé de mission',
  more: 'Afficher la suite',
  narrow: 'Précisez la recherche pour voir les autres adhérents.',
} as const

/** Why a change of many referencings is refused. */
export const referencingBulkRefusals = {
  nothing: 'Choisissez ce qui change.',
  missing: 'Un élément est introuvable.',
  owners: 'Ce champ est obligatoire.',
  most: (n: number) => `${n} référencements au maximum.`,
} as const
