import type { Dataset } from '../dataset'
import { addAnomalies } from './flaws'
import { addOutOfCatalog } from './out-of-catalog'

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

/** What the kitchen of a hotel orders; the rest of the catalogue is hidden from it until it asks. */
const ofHotel = [
  'Beurres, œufs et ovoproduits',
  'Pâtes, riz et légumes secs',
  'Épicerie salée',
  'Épicerie sucrée',
  'Huiles, vinaigres et condiments',
  'Boissons sans alcool',
  'Boissons alcoolisées',
]

/** The families that a member shows. */
function addFamilySelection(data: Dataset) {
  const family_ids = ofHotel.map((label) => data.id('family', 'label', label))
  data.add('familyselection', [{ label: "Familles de la cuisine de l'hôtel", adherent_id: 3, family_ids }])
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
  addFamilySelection(data)
  addAnomalies(data)
  addFavourites(data)
  addCoverage(data)
}
