import { demoSuppliers } from '../data/demo-suppliers'
import { makers } from '../data/names'
import type { Dataset } from '../dataset'
import { phoneOf, slug } from '../identifiers'
import { stream } from '../random'
import { addSupplier } from '../suppliers'
import { linesOf } from './lines'

const streets = [
  "zone d'activité des Portes",
  "rue de l'Industrie",
  'quai des Entrepôts',
  'avenue du Marché de gros',
]

/** Suppliers of every trade, with platforms, terms and contacts. */
export function addDemoSuppliers(data: Dataset): void {
  for (const cells of linesOf(demoSuppliers)) {
    const [
      name = '',
      domain = '',
      status,
      town = '',
      days = '',
      minimum,
      franco,
      lead,
      cut_off_time,
      families = '',
    ] = cells
    const random = stream(`supplier ${name}`)
    addSupplier(data, {
      name,
      domain: `${domain}.example`,
      status: Number(status),
      town,
      street: `${random.int(1, 60)} ${random.pick(streets)}`,
      families: families.split(' / '),
      terms: {
        minimum_ht: `${minimum}.00`,
        block_below_minimum: random.chance(0.4),
        franco_ht: `${franco}.00`,
        shipping_ht: `${random.int(9, 25)}.00`,
        delivery_days: [...days],
        lead_days: Number(lead),
        cut_off_time,
        strict_delay: random.chance(0.6),
        frequency_per_week: days.length,
      },
    })
  }
  data.add('closing_period', [
    { platform_id: 1, label: "Congés d'été", from: '2026-08-10', to: '2026-08-23' },
    { platform_id: 3, label: 'Inventaire', from: '2026-06-29', to: '2026-06-30' },
  ])
}

/** One contract for each supplier and service, and what it gives back at the end of the year. */
export function addContracts(data: Dataset): void {
  const active = data.rows('supplier').filter((row) => row.supplier_status_id === 1)
  const kinds = ['cdi', 'cdd', 'tacit'] as const
  const contracts = active.flatMap((supplier) =>
    [1, 2].map((company_id) => {
      const contract_type = stream(`contract ${supplier.name} ${company_id}`).pick(kinds)
      return {
        supplier_id: supplier.id,
        company_id,
        catalog_id: (supplier.catalog_ids as number[])[0],
        reference: `CT-${company_id}${String(supplier.id).padStart(3, '0')}`,
        contract_type,
        start_date: '2024-01-01',
        end_date: contract_type === 'cdi' ? null : '2026-12-31',
        notice_months: contract_type === 'cdd' ? null : 3,
        signed_date: '2023-12-04',
      }
    }),
  )
  const kept = data.add('supplier_contract', contracts)
  const rated = kept.filter((row) => row.company_id === 1)
  const rates = data.add(
    'rfarate',
    rated.map(({ id, supplier_id, catalog_id, reference }) => ({
      label: `RFA ${reference}`,
      supplier_contract_id: id,
      supplier_id,
      company_id: 1,
      catalog_id,
      mode: Number(supplier_id) % 4 === 3 ? 'by_tier' : 'whole',
      shared_with_members: Number(supplier_id) % 3 === 0,
    })),
  )
  const tiers = [
    ['0.00', '1.00'],
    ['100000.00', '1.50'],
    ['200000.00', '2.00'],
  ]
  data.add(
    'rfatier',
    rates.flatMap(({ id }) => tiers.map(([from_ht, rate]) => ({ rfarate_id: id, from_ht, rate }))),
  )
  for (const rate of rates) {
    const contract = kept.find(({ id }) => id === rate.supplier_contract_id)
    if (contract) contract.rfa_rate_ids = [rate.id]
  }
}

/** Makers and their brands. */
export function addMakers(data: Dataset): void {
  for (const [index, [name = '', brands = '']] of linesOf(makers).entries()) {
    const domain = `${slug(name)}.example`
    const [maker] = data.add('manufacturer', [
      {
        name,
        manufacturer_status_id: 1,
        email: `contact@${domain}`,
        phone: phoneOf(700 + index),
        website: `www.${domain}`,
      },
    ])
    data.add(
      'brand',
      brands.split(' / ').map((label) => ({ label, manufacturer_id: maker?.id })),
    )
  }
}
