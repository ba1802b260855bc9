import type { RfaDeclaration, RfaScope } from '../../resources/rebates/answers'
import { apart, overlapOf } from '../../resources/rebates/overlap'
import { type DeclaredSales, type RfaRate, type Sold, soldParts } from '../../resources/rebates/settle'
import type { RevenueStatus } from '../../resources/revenues/states'
import { groupedBy } from '../../resources/schema/grouped-by'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import type { Tx } from '../database/tx'
import { declarationsSql, receivedSql, scopesSql } from './scopes-sql'

type Place = Pick<RfaScope, 'supplier_id' | 'company_id' | 'catalog_id'>

/** A rate with the names of its families. */
export interface NamedRate extends RfaRate {
  families: string[]
}

/** A supplier, service and catalogue with its rates, what was validated of it in the year, and what was received beside that. */
export interface Sales extends Place {
  rates: NamedRate[]
  declarations: RfaDeclaration[]
  declared: DeclaredSales[]
  /** Received in the year, in no period that was validated. */
  ahead: Sold[]
  /** Two of what was validated that share a day, from before that was refused: the first of them alone counts. */
  overlap: readonly [RfaDeclaration, RfaDeclaration] | undefined
}

const keyOf = ({ supplier_id, company_id, catalog_id }: Place) => `${supplier_id} ${company_id} ${catalog_id}`
const placeOf = ({ supplier_id, company_id, catalog_id }: Place): Place => ({
  ...{ supplier_id, company_id, catalog_id },
})

/** The services whose settlements somebody of the back office sees; null: all. */
export function servicesOf({ actor }: Work): readonly number[] | null {
  if (actor.profileTypeId !== 1) throw new ApiError('err403')
  const { companies = [] } = actor.lists
  return companies.length ? companies : null
}

interface FoundRate extends NamedRate, Place, UnknownRow {}
interface FoundDeclaration extends RfaDeclaration, Place, UnknownRow {
  status: RevenueStatus
  lines: Sold[]
}
interface FoundSold extends Sold, Place, UnknownRow {
  revenue_id: number | null
}

const isValid = ({ status, is_replaced }: RfaDeclaration) =>
  (status === '250' || status === '300') && !is_replaced

const soldOf = ({ adherent_id, family_id, amount_ht }: Sold): Sold => ({ adherent_id, family_id, amount_ht })

interface Asked {
  year: number
  /** null: all. */
  services: readonly number[] | null
  of?: Partial<Place>
}

/** What rebates are reckoned from in a year, past the row rights. */
export async function salesOf(past: Tx, { year, services, of = {} }: Asked): Promise<Sales[]> {
  const rates = groupedBy(
    await past.query<FoundRate>(scopesSql, [
      ...[year, services, of.supplier_id ?? null, of.company_id ?? null, of.catalog_id ?? null],
    ]),
    keyOf,
  )
  const places = [...rates.values()].flatMap(([first]) => (first ? [placeOf(first)] : []))
  const scopes = JSON.stringify(places)
  const found = await past.query<FoundDeclaration>(declarationsSql, [year, scopes])
  const valid = [...groupedBy(found.filter(isValid), keyOf).values()].flatMap((of) => apart(of))
  const ids = valid.map(({ id }) => id)
  const received = groupedBy(await past.query<FoundSold>(receivedSql, [year, scopes, ids]), keyOf)
  const declarations = groupedBy(found, keyOf)
  return places.map((place) => {
    const key = keyOf(place)
    const own = declarations.get(key) ?? []
    const seen = received.get(key) ?? []
    const counting = own.filter(({ id }) => ids.includes(id))
    const declared = counting.map(({ id, amount_ht, lines }) => ({
      ...{ amount_ht: amount_ht ?? '0.00', lines },
      observed: seen.filter(({ revenue_id }) => revenue_id === id).map(soldOf),
    }))
    const ahead = seen.filter(({ revenue_id }) => revenue_id === null).map(soldOf)
    const overlap = overlapOf(own.filter(isValid))
    return { ...place, rates: rates.get(key) ?? [], declarations: own, declared, ahead, overlap }
  })
}

/** What rebates are reckoned from in a year: of the services of who asks, or of one place (domain §11.3). */
export async function readSales(work: Work, year: number, of: Partial<Place> = {}): Promise<Sales[]> {
  const services = servicesOf(work)
  return pastRights(work.tx, 'rebates', (past) => salesOf(past, { year, services, of }))
}

/** What was sold to date: validated declarations, and beside them what was received. */
export const soldToDate = ({ declared, ahead }: Pick<Sales, 'declared' | 'ahead'>): Sold[] => [
  ...declared.flatMap(soldParts),
  ...ahead,
]
