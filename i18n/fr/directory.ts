import { texts } from '../../resources/schema/texts'
import { many } from './many'

/** Texts of the calendar of a platform. */
export const deliveryTexts = texts('delivery', {
  title: 'Prochaines livraisons',
  help: 'Dates proposées à un adhérent qui commanderait maintenant, avec les conditions saisies ci-dessous.',
  order: 'Commande avant le %{moment}',
  none: "Aucune livraison n'est possible avec ces conditions.",
  askLabel: 'Vérifier une date',
  valid: 'Cette date est proposée.',
  tolerated: "L'heure limite est passée : la commande reste possible, avec un avertissement.",
})

/** Texts of the addresses of a member or a supplier. */
export const addressTexts = texts('address', {
  billedAt: 'Les factures vont au siège : %{address}.',
})

/** Texts of the platforms of a supplier. */
export const platformTexts = texts('platform', {
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
  next: 'Prochaines livraisons',
})

/** Texts of the contracts of a supplier. */
export const contractTexts = texts('contract', {
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
  extended: 'reconduit depuis le %{day}',
  notice: 'Préavis de %{months} mois',
  history: 'Historique du contrat %{text}',
  columns: {
    reference: 'Référence',
    service: 'Service',
    catalog: 'Catalogue',
    type: 'Type',
    period: 'Période',
    state: 'État',
  },
})

/** Texts of the towns that a supplier delivers. */
export const coverageTexts = texts('coverage', {
  title: 'Communes livrées, par famille',
  help: "Sans ligne pour une famille, rien n'est dit de ce qui est livré.",
  add: 'Ajouter une famille',
  edit: 'Modifier',
  editTitle: 'Communes livrées : %{family}',
  addTitle: 'Communes livrées pour une famille',
  remove: 'Retirer',
  removeTitle: 'Retirer la couverture de « %{family} » ?',
  removeText: 'Les communes livrées pour cette famille seront retirées.',
  saved: 'Couverture enregistrée',
  empty: 'Aucune couverture déclarée',
  emptyText: 'Dites pour chaque famille les communes livrées, une à une ou par département entier.',
  all: 'Toutes les communes',
  none: 'aucune commune',
  unknownFamily: 'Cette famille est introuvable.',
  towns: '%{smart_count} commune |||| %{smart_count} communes',
  family: 'Famille',
  departments: 'Ajouter des départements entiers',
  municipalities: 'Communes',
  kept: "Les %{smart_count} communes actuelles sont gardées ; pour repartir de zéro, retirez d'abord la famille.",
  columns: { family: 'Famille', towns: 'Communes livrées', departments: 'Départements' },
})

/** Texts of the declarations of revenue of a supplier. */
export const supplierRevenueTexts = texts('supplierRevenue', {
  title: "Déclarations de chiffre d'affaires",
  caption: 'Déclarations, de la plus récente à la plus ancienne',
  empty: 'Aucune déclaration',
  emptyText: "Les déclarations de chiffre d'affaires du fournisseur apparaîtront ici.",
  ownEmptyText: "Vos déclarations de chiffre d'affaires apparaîtront ici.",
  late: 'En retard',
  columns: {
    period: 'Période',
    supplier: 'Fournisseur',
    service: 'Service',
    catalog: 'Catalogue',
    mode: 'Mode',
    amount: 'Montant HT',
    due: 'À déclarer avant le',
    state: 'État',
  },
})
