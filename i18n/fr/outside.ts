import { texts } from '../../resources/schema/texts'

/** What the screen of products and suppliers outside the catalogues says (domain §4.7). */
export const outsideTexts = texts('outside', {
  title: 'Hors catalogue',
  intro:
    'Ce que vous achetez en dehors des catalogues du groupement : ces produits se commandent, se réceptionnent et se stockent comme les autres.',
  products: 'Produits',
  suppliers: 'Fournisseurs',
  search: 'Rechercher',
  addProduct: 'Nouveau produit hors catalogue',
  addSupplier: 'Nouveau fournisseur hors catalogue',
  editProduct: 'Produit hors catalogue',
  editSupplier: 'Fournisseur hors catalogue',
  forGroup: 'Ce que vous ajoutez ici appartient au groupe : tous ses adhérents peuvent le commander.',
  noProduct: 'Aucun produit hors catalogue',
  noProductText:
    "Ajoutez un produit que les catalogues n'ont pas, chez un fournisseur référencé ou hors catalogue.",
  noSupplier: 'Aucun fournisseur hors catalogue',
  noSupplierText: 'Ajoutez le producteur ou le commerce auprès duquel vous achetez directement.',
  notFound: 'Aucun résultat',
  soldBy: 'Vendu par',
  kinds: { referenced: 'Un fournisseur référencé', outside: 'Un fournisseur hors catalogue' },
  per: '%{price} HT / %{unit}',
  ofGroup: 'Groupe',
  inactive: 'Inactif',
  quantityOf: 'Quantité de %{label}',
  order: 'Ajouter au panier',
  ordered: '%{quantity} × %{label} : ajouté au panier',
  edit: 'Modifier',
  remove: 'Supprimer',
  actionOn: '%{verb} : %{label}',
  removeTitle: 'Supprimer «\u00a0%{label}\u00a0»\u00a0?',
  removeText: 'Les commandes passées le gardent.',
  removed: 'Suppression effectuée',
})
