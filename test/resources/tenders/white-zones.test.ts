import { describe, expect, test } from 'vitest'
import { type Delivery, whiteZones } from '../../../server/tenders/white-zones'

const lot = { id: 1, lot_number: 1, label: 'Légumes', family_id: 7, departments: [22, 35] }
const departments = [
  { id: 22, code: '22', label: "Côtes-d'Armor", municipalities: [1, 2, 3] },
  { id: 35, code: '35', label: 'Ille-et-Vilaine', municipalities: [4, 5] },
  { id: 75, code: '75', label: 'Paris', municipalities: [6] },
]
const members = [
  { id: 100, name: 'Lycée', city: 'Dinan', municipality_id: 2 },
  { id: 101, name: 'Hôpital', city: 'Rennes', municipality_id: 4 },
  { id: 102, name: 'Crèche', city: 'Paris', municipality_id: 6 },
]
const delivery = (supplier_id: number, given: Partial<Delivery>): Delivery => ({
  supplier_id,
  name: `Fournisseur ${supplier_id}`,
  family_id: 7,
  invited: false,
  everywhere: false,
  municipalities: null,
  ...given,
})
const zones = (deliveries: readonly Delivery[], lots = [lot]) =>
  whiteZones({ lots, departments, members, deliveries })

describe('white zones of a tender (domain §3.10)', () => {
  test('without an invited supplier every commune of the departments of the lot is white', () => {
    expect(zones([]).map(({ code, white, communes }) => [code, white, communes])).toEqual([
      ['22', 3, 3],
      ['35', 2, 2],
    ])
  })

  test('what invited suppliers deliver together is not white; a department without a hole is left out', () => {
    const some = delivery(1, { invited: true, municipalities: [1, 4] })
    const rest = delivery(2, { invited: true, municipalities: [5] })
    expect(zones([some, rest])).toMatchObject([
      { code: '22', white: 2, communes: 3, members: [{ id: 100, name: 'Lycée', city: 'Dinan' }] },
    ])
    expect(zones([delivery(1, { invited: true, everywhere: true })])).toEqual([])
  })

  test('an invited supplier counts for the family that it delivers, and for no other', () => {
    const other = delivery(1, { invited: true, everywhere: true, family_id: 8 })
    expect(zones([other])).toHaveLength(2)
  })

  test('suppliers that are not invited are told with what each would fill, the widest first, five at most', () => {
    const invited = delivery(1, { invited: true, municipalities: [1, 4, 5] })
    const others = [2, 3, 4, 5, 6, 7].map((id) =>
      delivery(id, { municipalities: id === 7 ? [1, 2, 3] : [2] }),
    )
    const nowhere = delivery(8, { municipalities: [1] })
    const [zone] = zones([invited, nowhere, ...others])
    expect(zone?.suppliers.map(({ id, communes }) => [id, communes])).toEqual([
      [7, 2],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
    ])
  })

  test('within a lot the department where most members wait stands first', () => {
    const invited = delivery(1, { invited: true, municipalities: [2] })
    expect(zones([invited]).map(({ code, members }) => [code, members.length])).toEqual([
      ['35', 1],
      ['22', 0],
    ])
  })

  test('each lot is told by itself', () => {
    const second = { ...lot, id: 2, lot_number: 2, family_id: 8, departments: [75] }
    const found = zones([delivery(1, { invited: true, everywhere: true })], [lot, second])
    expect(found).toMatchObject([{ lot_id: 2, code: '75', members: [{ id: 102 }] }])
  })
})
