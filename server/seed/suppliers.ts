import { addAddress } from './addresses'
import { fixtureSuppliers } from './data/fixture-directory'
import type { Dataset, SeedRow } from './dataset'
import { bank, bic, ibanOf, phoneOf, siretOf, tvaOf } from './identifiers'

export interface SupplierData {
  id?: number
  name: string
  domain: string
  status: number
  town: string
  street: string
  families: readonly string[]
  health_stamp?: string
  terms?: Readonly<SeedRow>
}

const foodFamilies = (data: Dataset) =>
  new Set(
    data
      .rows('family')
      .filter((row) => row.catalog_id === 1)
      .map((row) => row.id),
  )

/** How suppliers declare their revenue, in turn. */
const modes = ['by_family', 'by_adherent', 'global'] as const

/** Adds a supplier with its address, its platform and terms, and its order and litigation contacts. */
export function addSupplier(data: Dataset, supplier: SupplierData): void {
  const { families, town, street, domain, terms, status, ...row } = supplier
  const family_ids = families.map((label) => data.id('family', 'label', label))
  const food = foodFamilies(data)
  const catalog_ids = [1, 2].filter((catalog) => family_ids.some((id) => food.has(id) === (catalog === 1)))
  const id = supplier.id ?? data.rows('supplier').length + 11
  const rank = 100 + id
  data.add('supplier', [
    {
      ...row,
      id,
      corporate_name: supplier.name,
      supplier_status_id: status,
      siret: siretOf(rank),
      ape_code: catalog_ids.includes(1) ? '4639B' : '4649Z',
      tva_number: tvaOf(rank),
      email: `contact@${domain}`,
      phone: phoneOf(rank),
      website: `www.${domain}`,
      supplier_office_address_id: addAddress(data, street, town),
      catalog_ids,
      family_ids,
      company_ids: [1, 2],
      suppliernetwork_id: 1 + (id % 5),
      legal_category_id: data.id('legalcategory', 'insee_code', '5710'),
      activitytype_id: catalog_ids.includes(1) ? 1 : 4,
      companysize_id: 2 + (id % 3),
      declarative_mode: status === 1 ? (modes[id % modes.length] ?? 'global') : 'none',
      revenuefrequency_id: status === 1 ? 2 : null,
      iban: ibanOf(rank),
      bic,
      bank,
      bank_account_owner: supplier.name,
    },
  ])
  addPlatform(data, { ...supplier, id })
  addContacts(data, { ...supplier, id })
}

function addPlatform(data: Dataset, supplier: SupplierData & { id: number }) {
  const { id, name, town, street, domain, terms, health_stamp } = supplier
  if (!terms) return
  const shipping_rate_id = data.id('rate', 'value', '20.00')
  data.add('platform_terms', [{ id, ...terms, shipping_rate_id }])
  data.add('platform', [
    {
      id,
      supplier_id: id,
      label: `${name} – ${town.replace(/ \w+$/, '')}`,
      address_id: addAddress(data, street, town),
      phone: phoneOf(200 + id),
      order_email: `commandes@${domain}`,
      siret: siretOf(100 + id, 2),
      health_stamp: health_stamp ?? null,
      platform_terms_id: id,
    },
  ])
}

const uses = [
  ['Service', 'Commandes', 'commandes', ['site', 'administrative']],
  ['Service', 'Qualité', 'qualite', ['litigation', 'product_update']],
  ['Service', 'Marchés', 'marches', ['tender', 'catalog', 'member_list']],
  ['Service', 'Comptabilité', 'comptabilite', ['billing', 'revenue', 'statistics']],
] as const

function addContacts(data: Dataset, { id, domain }: SupplierData & { id: number }) {
  data.add(
    'contact',
    uses.map(([first_name, last_name, box, types], index) => ({
      supplier_id: id,
      first_name,
      last_name,
      email: `${box}@${domain}`,
      phone: phoneOf(300 + id * 10 + index),
      contact_type_ids: types.map((type) => data.id('contacttype', 'machine_name', type)),
    })),
  )
}

/** The suppliers of the acceptance scenarios, and who may order from them. */
export function addFixtureSuppliers(data: Dataset): void {
  for (const supplier of fixtureSuppliers) addSupplier(data, supplier)
  const links = [1, 2].flatMap((adherent_id) =>
    [1, 2, 3, 5].map((supplier_id) => ({ adherent_id, supplier_id })),
  )
  data.add(
    'referencing',
    [...links, { adherent_id: 3, supplier_id: 5 }].map((link, index) => ({
      ...link,
      platform_id: link.supplier_id,
      company_id: link.adherent_id === 3 ? 1 : 2,
      client_number: `V-${101 + index}`,
      start_date: '2024-01-01',
      sending_mode: '2',
      state: 'active',
    })),
  )
}
