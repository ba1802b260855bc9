type Unit = readonly [label: string, coefficient: string]

export interface FixtureArticle {
  id: number
  label: string
  supplier_id: number
  subfamily: string
  price: string
  order: Unit
  billing: string
  storage: Unit
  rate: string
  storageMode: string
  labels?: readonly string[]
  /** Codes of the fourteen, or `none`; nothing for what is not eaten. */
  allergens?: readonly string[]
  origin?: string
}

const [fresh, cool, ambient] = ['Frais (0 à +4 °C)', 'Frais (+8 °C)', 'Ambiant']
const kilo: Unit = ['Kilogramme', '1.000000']

/** The articles of the acceptance scenarios, with their units and coefficients. */
export const fixtureArticles: readonly FixtureArticle[] = [
  {
    id: 1,
    label: 'Rôti de porc filet',
    allergens: ['none'],
    supplier_id: 1,
    subfamily: 'Porc',
    price: '8.9000',
    order: kilo,
    billing: 'Kilogramme',
    storage: kilo,
    rate: '5.50',
    storageMode: fresh,
    labels: ['LABEL_ROUGE'],
    origin: 'France',
  },
  {
    id: 2,
    label: 'Steak haché 15 % 125 g',
    allergens: ['none'],
    supplier_id: 1,
    subfamily: 'Bœuf',
    price: '9.4000',
    order: ['Carton', '5.000000'],
    billing: 'Kilogramme',
    storage: ['Pièce', '0.125000'],
    rate: '5.50',
    storageMode: fresh,
  },
  {
    id: 3,
    label: 'Carotte vrac',
    allergens: ['none'],
    supplier_id: 2,
    subfamily: 'Légumes racines',
    price: '1.3500',
    order: ['Sac', '10.000000'],
    billing: 'Kilogramme',
    storage: kilo,
    rate: '5.50',
    storageMode: cool,
    labels: ['BIO'],
    origin: 'France',
  },
  {
    id: 4,
    label: 'Pomme Gala',
    allergens: ['none'],
    supplier_id: 2,
    subfamily: 'Pommes et poires',
    price: '1.6200',
    order: ['Colis', '12.000000'],
    billing: 'Kilogramme',
    storage: kilo,
    rate: '5.50',
    storageMode: cool,
    labels: ['HVE'],
  },
  {
    id: 5,
    label: 'Lait UHT 1/2 écrémé',
    allergens: ['milk'],
    supplier_id: 3,
    subfamily: 'Laits',
    price: '0.7850',
    order: ['Pack', '6.000000'],
    billing: 'Litre',
    storage: ['Litre', '1.000000'],
    rate: '5.50',
    storageMode: ambient,
  },
  {
    id: 6,
    label: 'Comté portion',
    allergens: ['milk'],
    supplier_id: 3,
    subfamily: 'Pâtes pressées',
    price: '14.2000',
    order: ['Carton', '3.000000'],
    billing: 'Kilogramme',
    storage: kilo,
    rate: '5.50',
    storageMode: fresh,
    labels: ['AOCAOP'],
  },
  {
    id: 8,
    label: 'Eau de source 6×1,5 L',
    allergens: ['none'],
    supplier_id: 5,
    subfamily: 'Eaux',
    price: '2.1000',
    order: ['Pack', '1.000000'],
    billing: 'Pack',
    storage: ['Pack', '1.000000'],
    rate: '5.50',
    storageMode: ambient,
  },
  {
    id: 9,
    label: 'Bière fût 30 L',
    allergens: ['gluten'],
    supplier_id: 5,
    subfamily: 'Bières',
    price: '68.0000',
    order: ['Fût', '1.000000'],
    billing: 'Fût',
    storage: ['Fût', '1.000000'],
    rate: '20.00',
    storageMode: ambient,
  },
  {
    id: 10,
    label: 'Gobelet ×1000',
    supplier_id: 5,
    subfamily: 'Gobelets et couvercles',
    price: '31.5000',
    order: ['Carton', '1.000000'],
    billing: 'Carton',
    storage: ['Carton', '1.000000'],
    rate: '20.00',
    storageMode: ambient,
  },
]
