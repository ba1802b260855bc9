import type { RowOf } from '../../resources/schema/infer'
import type { department } from '../../resources/settings/geography'
import type { tenderFamily } from '../../resources/tenders/tender-lot'
import type { WhiteZone } from '../../resources/tenders/white-zone'

/** Suppliers proposed for a department at most. */
const proposed = 5

/** A lot, and the departments where it is to be delivered. */
export interface ScopedLot extends RowOf<typeof tenderFamily, 'id' | 'lot_number' | 'label' | 'family_id'> {
  departments: readonly number[]
}

/** A member in its commune. */
export interface Commune {
  id: number
  name: string
  city: string
  municipality_id: number
}

/** What a supplier delivers of a family: every commune, or some. */
export interface Delivery {
  supplier_id: number
  name: string
  family_id: number
  invited: boolean
  everywhere: boolean
  municipalities: readonly number[] | null
}

export interface Department extends RowOf<typeof department, 'id' | 'code' | 'label'> {
  municipalities: readonly number[]
}

interface Facts {
  lots: readonly ScopedLot[]
  departments: readonly Department[]
  members: readonly Commune[]
  deliveries: readonly Delivery[]
}

/** Whether a supplier delivers a commune. */
const toCommune = ({ everywhere, municipalities }: Delivery) => {
  const some = new Set(municipalities)
  return (id: number) => everywhere || some.has(id)
}

/**
 * By lot and department, the communes that no invited supplier delivers for the family of the lot (domain §3.10), the members in
 * them, and the other suppliers that deliver them, the widest first. Departments without a white commune are left out; where
 * members wait stands first.
 */
export function whiteZones({ lots, departments, members, deliveries }: Facts): WhiteZone[] {
  return lots.flatMap((lot) => {
    const ofFamily = deliveries
      .filter(({ family_id }) => family_id === lot.family_id)
      .map((one) => ({ ...one, delivers: toCommune(one) }))
    const invited = ofFamily.filter((one) => one.invited)
    const others = ofFamily.filter((one) => !one.invited)
    const inScope = new Set(lot.departments)
    return departments
      .filter(({ id }) => inScope.has(id))
      .flatMap(({ id, code, label, municipalities }): WhiteZone[] => {
        const white = municipalities.filter((commune) => !invited.some(({ delivers }) => delivers(commune)))
        if (!white.length) return []
        const holes = new Set(white)
        return [
          {
            ...{ lot_id: lot.id, lot_number: lot.lot_number, lot: lot.label },
            ...{ department_id: id, code, department: label },
            ...{ communes: municipalities.length, white: white.length },
            members: members.flatMap(({ municipality_id, ...one }) =>
              holes.has(municipality_id) ? [one] : [],
            ),
            suppliers: others
              .map(({ supplier_id, name, delivers }) => ({
                ...{ id: supplier_id, name },
                communes: white.filter(delivers).length,
              }))
              .filter(({ communes }) => communes > 0)
              .sort((one, other) => other.communes - one.communes)
              .slice(0, proposed),
          },
        ]
      })
      .sort((one, other) => other.members.length - one.members.length)
  })
}
