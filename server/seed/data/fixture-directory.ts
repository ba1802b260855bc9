/** The members, suppliers and delivery terms on which the acceptance scenarios stand. */

export interface FixtureAdherent {
  id: number
  name: string
  type: string
  status: string
  siret: string
  company_id: 1 | 2
  town: string
  street: string
  more: Readonly<Record<string, unknown>>
}

export const fixtureAdherents: readonly FixtureAdherent[] = [
  {
    id: 1,
    name: 'CH de Valmont',
    type: 'Centre hospitalier',
    status: 'Public hospitalier',
    siret: '26570001400017',
    company_id: 2,
    town: 'Valmont 57',
    street: '12 rue des Lilas',
    more: {
      groupAdherent_id: 1,
      is_amo: true,
      amo_date: '2024-01-01',
      is_access_module_allowed: true,
      project_manager_id: 3,
      annual_food_budget: '480000.00',
      bed_number: 220,
      daily_meal_number: 640,
      monthly_meal_number: 19_200,
      finess: '570000398',
    },
  },
  {
    id: 2,
    name: 'EHPAD Les Tilleuls',
    type: 'EHPAD',
    status: 'Public hospitalier',
    siret: '26570002200010',
    company_id: 2,
    town: 'Valmont 57',
    street: '3 allée des Tilleuls',
    more: {
      groupAdherent_id: 1,
      is_amo: true,
      amo_date: '2024-01-01',
      is_access_module_allowed: true,
      project_manager_id: 3,
      annual_food_budget: '165000.00',
      bed_number: 84,
      daily_meal_number: 180,
      monthly_meal_number: 5400,
      finess: '570000406',
    },
  },
  {
    id: 3,
    name: 'Hôtel Bellevue',
    type: 'Hôtel-restaurant',
    status: 'Privé commercial',
    siret: '99990003800012',
    company_id: 1,
    town: 'Grenoble 38',
    street: '1 place de la Gare',
    more: {
      room_number: 48,
      restaurant_number: 1,
      restaurant_seats_number: 90,
      annual_food_budget: '210000.00',
    },
  },
  {
    id: 5,
    name: 'Résidence du Lac',
    type: 'Résidence seniors',
    status: 'Privé commercial',
    siret: '99990005300011',
    company_id: 1,
    town: 'Lyon 69',
    street: '27 quai du Lac',
    more: { adherent_status_id: 2, resignation_date: '2025-12-31', bed_number: 60 },
  },
]

export interface FixtureSupplier {
  id: number
  name: string
  domain: string
  status: 1 | 2
  town: string
  street: string
  families: readonly string[]
  health_stamp?: string
  terms?: Readonly<Record<string, unknown>>
}

const terms = (
  [minimum_ht, block_below_minimum, franco_ht, shipping_ht]: readonly [string, boolean, string, string],
  days: string,
  [lead_days, cut_off_time]: readonly [number, string],
) => ({
  minimum_ht,
  block_below_minimum,
  franco_ht,
  shipping_ht,
  delivery_days: [...days],
  lead_days,
  cut_off_time,
  strict_delay: true,
  frequency_per_week: days.length,
})

export const fixtureSuppliers: readonly FixtureSupplier[] = [
  {
    id: 1,
    name: 'Boucherie Martin',
    domain: 'martin.example',
    status: 1,
    town: 'Metz 57',
    street: '8 rue des Abattoirs',
    families: ['Viandes de boucherie', 'Volailles et lapins', 'Charcuterie et salaisons'],
    health_stamp: 'FR 57.463.001 CE',
    terms: terms(['80.00', true, '150.00', '15.00'], '135', [1, '12:00']),
  },
  {
    id: 2,
    name: 'Primeurs de la Vallée',
    domain: 'primeurs.example',
    status: 1,
    town: 'Nancy 54',
    street: "Marché d'intérêt régional, case 14",
    families: ['Légumes frais', 'Fruits frais', 'Légumes et fruits 4e et 5e gammes'],
    terms: terms(['0.00', false, '100.00', '12.00'], '246', [1, '17:00']),
  },
  {
    id: 3,
    name: 'Laiterie Bocage',
    domain: 'bocage.example',
    status: 1,
    town: 'Épinal 88',
    street: '2 route de la Fruitière',
    families: ['Laits et crèmes', 'Fromages', 'Yaourts et desserts lactés', 'Beurres, œufs et ovoproduits'],
    health_stamp: 'FR 88.160.001 CE',
    terms: terms(['60.00', false, '60.00', '9.00'], '14', [2, '10:00']),
  },
  {
    id: 5,
    name: 'Grossiste Général',
    domain: 'grossiste.example',
    status: 1,
    town: 'Strasbourg 67',
    street: '40 rue du Port du Rhin',
    families: [
      'Pâtes, riz et légumes secs',
      'Conserves de légumes et de fruits',
      'Épicerie salée',
      'Épicerie sucrée',
      'Huiles, vinaigres et condiments',
      'Boissons sans alcool',
      'Boissons alcoolisées',
      'Légumes surgelés',
      'Vaisselle à usage unique',
      "Produits d'entretien",
      'Hygiène et essuyage',
    ],
    terms: terms(['100.00', false, '100.00', '18.00'], '12345', [1, '14:00']),
  },
  {
    id: 7,
    name: 'Vergers du Nord',
    domain: 'vergers.example',
    status: 2,
    town: 'Lille 59',
    street: '5 chemin des Pommiers',
    families: ['Fruits frais', 'Légumes frais'],
  },
  {
    id: 8,
    name: "Viandes de l'Ouest",
    domain: 'viandes-ouest.example',
    status: 2,
    town: 'Rennes 35',
    street: '19 rue de la Halle aux Viandes',
    families: ['Viandes de boucherie', 'Volailles et lapins'],
  },
]
