import type { Shelf, ShopFacet, ShopHabit, ShopSort } from '../../resources/catalogue/shop'
import { texts } from '../../resources/schema/texts'
import { many } from './many'

const number = (n: number) => n.toLocaleString('fr-FR')

export const shelfTitles: Readonly<Record<Shelf, string>> = texts('shelfTitles', {
  food: 'Catalogue alimentaire',
  nonFood: 'Catalogue non alimentaire',
  services: 'Prestations',
})

export const facetLabels: Readonly<Record<ShopFacet, string>> = texts('facetLabels', {
  family: 'Famille',
  supplier: 'Fournisseur',
  brand: 'Marque',
  label: 'Label',
  origin: 'Origine',
  storagemode: 'Conservation',
})

export const habitLabels: Readonly<Record<ShopHabit, string>> = texts('habitLabels', {
  favourite: 'Favoris',
  bought: 'Déjà achetés',
})

export const sortLabels: Readonly<Record<ShopSort, string>> = texts('sortLabels', {
  label: 'Libellé',
  price: 'Prix',
  comparable: 'Prix comparable',
  usable: 'Vrai prix',
  supplier: 'Fournisseur',
})

export const temperatureLabels = texts('temperatureLabels', {
  ambient: 'Ambiant',
  fresh: 'Frais',
  frozen: 'Surgelé',
})

/** What the front-office catalogues say. */
export const shopTexts = texts('shop', {
  search: 'Rechercher un article ou une référence',
  clear: 'Effacer la recherche',
  total: (n: number, capped: boolean) =>
    capped ? `Plus de ${number(n - 1)} articles` : n === 0 ? 'Aucun article' : many(n, 'article', 'articles'),
  loading: 'Chargement en cours…',
  sort: 'Trier par',
  list: 'Liste',
  cards: 'Cartes',
  view: 'Affichage',
  filters: 'Filtres',
  showResults: 'Voir %{smart_count} article |||| Voir %{smart_count} articles',
  clearAll: 'Supprimer tous les filtres',
  remove: 'Retirer le filtre %{what}',
  more: 'Voir %{smart_count} de plus',
  less: 'Voir moins',
  find: (facet: string) => `Chercher dans ${facet.toLowerCase()}`,
  keys: 'Raccourcis : / rechercher, ↓ ou Entrée aller aux quantités, Entrée article suivant, Maj + Entrée précédent, Échap revenir à la recherche',
  meant: 'Aucun article pour « %{typed} ». Voici ceux pour',
  near: "Aucun article ne réunit tous ces mots ; voici ceux qui s'en approchent.",
  wanted: 'Vouliez-vous…\u00a0?',
  otherSearch: 'Autre recherche',
  hidden: (n: number, isSearch: boolean) =>
    `${isSearch ? many(n, 'résultat', 'résultats') : many(n, 'article', 'articles')} dans des familles masquées`,
  showHidden: 'Les afficher',
  allFamilies: 'Les familles masquées par votre sélection sont affichées.',
  hideAgain: 'Les masquer',
  none: 'Aucun article ne correspond',
  noneText: 'Essayez un autre mot, ou retirez un filtre.',
  emptyShelf: 'Aucun article ne vous est proposé ici',
  emptyShelfText: "Le référencement de votre établissement n'ouvre pas encore d'article dans ce catalogue.",
  blocked: "L'adhérent a le statut « %{status} » : il ne peut pas commander.",
  pricesOf: 'Prix au %{day}',
  ht: 'HT',
  ttc: 'TTC',
  perUnit: '/ %{unit}',
  comparable: 'soit %{price} / %{unit}',
  allergensUnknown: 'non renseignés : à vérifier sur la fiche technique',
  usable: 'vrai prix %{price} / %{unit}',
  usableTitle: 'Vrai prix',
  usableWhy:
    '%{short} non livrés ou refusés, %{claimed} réclamés sans avoir, sur %{smart_count} ligne reçue en un an (%{of}) |||| %{short} non livrés ou refusés, %{claimed} réclamés sans avoir, sur %{smart_count} lignes reçues en un an (%{of})',
  usableOfArticle: 'cet article',
  usableOfSupplier: 'ce fournisseur',
  usableBefore: "Passe devant %{other}, moins cher à l'unité : %{why}",
  comparableHint: "Prix de l'unité de base, qui permet de comparer les offres",
  pack: '%{unit} de %{content}',
  minimum: 'minimum %{quantity}',
  step: 'par %{quantity}',
  variable: 'Poids variable',
  reference: 'Réf. %{ref}',
  bought: 'Acheté le %{day}',
  favourite: 'Favori',
  addFavourite: 'Ajouter %{label} aux favoris',
  removeFavourite: 'Retirer %{label} des favoris',
  quantityOf: 'Quantité de %{label}',
  less1: 'Diminuer la quantité de %{label}',
  more1: 'Augmenter la quantité de %{label}',
  add: 'Ajouter',
  notOrderable: 'Non commandable',
  why: 'Pourquoi ?',
  whyTitle: "Pourquoi « %{label} » n'est-il pas commandable ?",
  notAllowed: "Vous n'avez pas le droit d'ajouter un article à un panier.",
  details: (label: string) => `Détail de ${label}`,
  equivalents: 'Équivalents',
  sheet: 'Fiche technique',
  allergens: 'Allergènes',
  without: 'Sans allergène',
  withoutOne: 'Sans : %{what}',
  withoutText: 'Les articles dont les allergènes ne sont pas renseignés ne sont pas montrés.',
  caliber: 'Calibre',
  origin: 'Origine',
  brand: 'Marque',
  packaging: 'Conditionnement',
  barcode: 'Code-barres',
  carts: '%{smart_count} panier |||| %{smart_count} paniers',
  openCarts: 'Voir les paniers',
  noCart: 'Aucun panier en préparation',
  chooseCart: 'Dans quel panier ?',
  chooseCartText: 'Plusieurs paniers sont ouverts chez ce fournisseur.',
  cartOf: '%{number} — livraison du %{day}',
  cartLines: '%{smart_count} ligne |||| %{smart_count} lignes',
  otherDay: 'Nouveau panier à une autre date',
  added: (label: string) => `${label} : ajouté au panier`,
})
