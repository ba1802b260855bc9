import type { Dataset } from '../dataset'
import { addAnomalies } from './flaws'

/** Taxes and flat fees beside the fixtures' deposit. */
function addTaxes(data: Dataset) {
  const rate_id = data.id('rate', 'value', '20.00')
  data.add('order_tax', [
    {
      label: 'Contribution environnementale',
      kind: 'tax',
      basis: 'percent_of_goods',
      percent: '0.50',
      rate_id,
      supplier_id: 17,
    },
    {
      label: 'Taxe poisson frais',
      kind: 'tax',
      basis: 'per_order',
      amount: '1.80',
      rate_id,
      supplier_id: 17,
    },
    {
      label: 'Participation gazole',
      kind: 'flat_fee',
      basis: 'per_order',
      amount: '2.50',
      rate_id,
      threshold_ht: '120.00',
      supplier_id: 20,
    },
    {
      label: 'Consigne bac plastique',
      kind: 'deposit',
      basis: 'per_order_unit',
      amount: '4.00',
      supplier_id: 2,
    },
  ])
}

/** What members ordered besides the catalogues, and the families that one of them shows. */
function addOutOfCatalog(data: Dataset) {
  const town = { zip_code: '57690', municipality_id: data.id('municipality', 'insee_code', '57690') }
  const [farm, baker] = data.add('suppliernotincatalog', [
    {
      label: 'Ferme du Haut-Pré',
      adherent_id: 1,
      email: 'ferme@haut-pre.example',
      phone: '0199000801',
      address: '1 chemin du Haut-Pré',
      ...town,
    },
    {
      label: 'Boulangerie du village',
      adherent_id: 2,
      email: 'pain@village.example',
      phone: '0199000802',
      address: "4 place de l'Église",
      ...town,
    },
  ])
  const product = { catalog_id: 1, rate_id: data.id('rate', 'value', '5.50') }
  data.add('productnotincatalog', [
    {
      ...product,
      label: 'Œufs de la ferme (plateau de 30)',
      adherent_id: 1,
      supplier_not_in_catalog_id: farm?.id,
      unit_id: data.id('unit', 'label', 'Plateau'),
      family_id: data.id('family', 'label', 'Beurres, œufs et ovoproduits'),
      price_ht: '6.9000',
    },
    {
      ...product,
      label: 'Pain de campagne 1 kg',
      adherent_id: 2,
      supplier_not_in_catalog_id: baker?.id,
      unit_id: data.id('unit', 'label', 'Pièce'),
      family_id: data.id('family', 'label', 'Pains et viennoiseries'),
      price_ht: '3.2000',
    },
    {
      ...product,
      label: 'Corbeille de fruits de saison',
      adherent_id: 1,
      supplier_id: 2,
      unit_id: data.id('unit', 'label', 'Colis'),
      family_id: data.id('family', 'label', 'Fruits frais'),
      price_ht: '24.0000',
      ref_supplier: 'CORB-01',
    },
  ])
  data.add('familyselection', [
    { label: 'Familles de la cuisine centrale', adherent_id: 1, family_ids: [1, 2, 3, 6, 7, 11, 12, 13] },
  ])
}

/** Favourites and minimum stocks of the members of the scenarios. */
function addFavourites(data: Dataset) {
  const rows = [1, 2].flatMap((adherent_id) =>
    [1, 3, 5, 6].map((article_id) => ({
      adherent_id,
      article_id,
      favourite: article_id !== 3,
      min_stock: `${article_id * 4}.000`,
    })),
  )
  data.add('adherent_article', rows)
}

/** Where active suppliers deliver: everywhere, or the communes of a member's department. */
function addCoverage(data: Dataset) {
  const active = data.rows('supplier').filter((row) => row.supplier_status_id === 1)
  const rows = active.flatMap(({ id, family_ids }) =>
    (family_ids as number[]).map((family_id) => ({
      supplier_id: id,
      family_id,
      all_cities: true,
      state: 'effective',
    })),
  )
  const moselle = data.id('department', 'code', '57')
  const near = data.rows('municipality').filter((row) => row.department_id === moselle)
  const local = near.slice(0, 200).map((town) => ({
    supplier_id: 7,
    family_id: data.id('family', 'label', 'Fruits frais'),
    municipality_id: town.id,
    state: 'declared',
  }))
  data.add('supplier_coverage', [...rows, ...local])
}

/** What makes the lists of every settings table and of the catalogue worth looking at. */
export function addExtras(data: Dataset): void {
  addTaxes(data)
  addOutOfCatalog(data)
  addAnomalies(data)
  addFavourites(data)
  addCoverage(data)
}
