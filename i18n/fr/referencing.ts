import { texts } from '../../resources/schema/texts'
import { many } from './many'

/** Texts of the referencings of a member, a group or a supplier. */
export const referencingTexts = texts('referencing', {
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
  change: 'Modifier %{smart_count} référencement |||| Modifier %{smart_count} référencements',
  changeHelp: 'Seuls les champs remplis changent.',
  selected: '%{smart_count} sélectionné |||| %{smart_count} sélectionnés',
  selectAll: 'Tout sélectionner',
  select: 'Sélectionner %{name}',
  changed: '%{smart_count} référencement modifié |||| %{smart_count} référencements modifiés',
  created: (n: number, known: number) =>
    `${many(n, 'référencement créé', 'référencements créés')}${known ? `, ${known} existant déjà` : ''}`,
  byGroup: 'Par le groupe',
  group: 'Groupe',
  own: "Propre à l'adhérent",
  since: 'depuis le %{day}',
  until: "jusqu'au %{day}",
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
})

/** Texts of a member and of a group. */
export const memberTexts = texts('member', {
  levelsTitle: 'Niveaux de commande',
  levelsCaption: "Niveaux de validation des commandes de l'adhérent",
  levelsEmpty: 'Aucun niveau de commande',
  levelsEmptyText: 'Sans niveau, les commandes partent sans validation.',
  addLevel: 'Ajouter un niveau',
  editLevel: 'Modifier',
  allCatalogs: 'Tous les catalogues',
  wholeGroup: '%{name} (tout le groupe)',
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
  removeMemberTitle: 'Retirer « %{name} » du groupe ?',
  removeMemberText: "L'adhérent perd les référencements du groupe ; les siens restent.",
  memberAdded: 'Adhérent ajouté au groupe',
  memberRemoved: 'Adhérent retiré du groupe',
  main: 'Adhérent principal',
  cannotOrder: 'Statut « %{status} » : cet adhérent ne peut pas commander.',
  willResign: "Démission le %{day} : les commandes restent possibles pour une livraison jusqu'à cette date.",
})

/** Texts of the read-only directory of members. */
export const directoryTexts = texts('directory', {
  title: 'Annuaire des adhérents',
  search: 'Rechercher un nom, une raison sociale, un SIRET…',
  count: '%{smart_count} adhérent |||| %{smart_count} adhérents',
  empty: 'Aucun adhérent ne correspond',
  emptyText: 'Essayez un autre nom.',
  manager: 'Chargé de mission',
  noManager: 'Aucun chargé de mission',
  more: 'Afficher la suite',
  narrow: 'Précisez la recherche pour voir les autres adhérents.',
})

/** Why a change of many referencings is refused. */
export const referencingBulkRefusals = texts('referencingBulkRefusals', {
  nothing: 'Choisissez ce qui change.',
  missing: 'Un élément est introuvable.',
  owners: 'Ce champ est obligatoire.',
  most: '%{n} référencements au maximum.',
})
