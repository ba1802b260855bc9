import { assortment, type Buyer } from '../assortment'
import { trades } from '../data/trades'
import type { Dataset, Kept } from '../dataset'
import { stream } from '../random'
import { linesOf } from './lines'

/** What kind of house a sector is; the others buy as hotels do. */
export const buyerOf: Readonly<Record<string, Buyer>> = {
  hopitaux: 'hôpital',
  cliniques: 'hôpital',
  ehpad: 'médico-social',
  handicap: 'médico-social',
  creche: 'scolaire',
  ecole_primaire: 'scolaire',
  secondaire_college: 'scolaire',
  secondaire_lycee: 'scolaire',
}

/** The hospital's group buys from everybody: its houses share one truck. */
const wholeGroup = 1

/** The trades of which a kind of house buys something. */
const tradesOf = (buyer: Buyer) =>
  new Set(assortment().flatMap((line) => (line.buyers.includes(buyer) ? [line.trade] : [])))

/** Suppliers of each trade that take orders. */
function sellers(data: Dataset): [trade: string, suppliers: Kept[]][] {
  const active = data.rows('supplier').filter((row) => row.supplier_status_id === 1)
  return linesOf(trades).map(([trade = '', names = '']) => [
    trade,
    names.split(' / ').flatMap((name) => active.filter((row) => row.name === name)),
  ])
}

/** Every active member may order from a supplier of each trade that its kind of house buys; the hospital's group from each. */
export function addDemoReferencing(data: Dataset): void {
  const offered = sellers(data)
  const sectors = new Map(data.rows('establishmenttype').map(({ id, egalim_sector }) => [id, egalim_sector]))
  const known = new Set(data.rows('referencing').map((row) => `${row.adherent_id}/${row.supplier_id}`))
  const members = data.rows('adherent').filter((row) => (row.adherent_status_id ?? 1) === 1)
  const links = members.flatMap((member) => {
    const random = stream(`referencing ${member.name}`)
    const wanted = tradesOf(buyerOf[String(sectors.get(Number(member.establishment_type_id)))] ?? 'hôtel')
    const isWhole = member.groupAdherent_id === wholeGroup
    const chosen = offered.flatMap(([trade, suppliers]) => {
      if (isWhole) return suppliers
      const one = random.pick(suppliers)
      return wanted.has(trade) ? [one] : []
    })
    return [...new Set(chosen)]
      .filter(({ id }) => !known.has(`${member.id}/${id}`))
      .map((supplier) => ({ member, supplier, isWhole }))
  })
  data.add(
    'referencing',
    links.map(({ member, supplier, isWhole }, index) => ({
      adherent_id: member.id,
      supplier_id: supplier.id,
      platform_id: supplier.id,
      company_id: member.company_id,
      client_number: `V-${201 + index}`,
      start_date: '2024-01-01',
      sending_mode: '2',
      state: !isWhole && stream(`state ${index}`).chance(0.04) ? 'suspended' : 'active',
    })),
  )
}
