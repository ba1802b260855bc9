import { expect, test } from 'vitest'
import { type Membership, mayOrder } from '../../resources/directory/may-order'
import { memberState } from '../../server/trade/member-state'

const resigning: Membership = { can_order: false, adherent_status_id: 2, resignation_date: '2026-03-10' }

test('whom its status lets order does, whatever else is said', () => {
  const active = { ...resigning, can_order: true, adherent_status_id: 1 }
  expect(mayOrder(active, { today: '2027-01-01', day: '2027-01-05' })).toBe(true)
})

test.each([
  ['the day before, for its last day', '2026-03-09', '2026-03-10', true],
  ['the day before, for a delivery after it', '2026-03-09', '2026-03-11', false],
  ['on the day itself', '2026-03-10', '2026-03-10', false],
  ['afterwards', '2026-03-11', '2026-03-09', false],
])('a resigning member %s', (_, today, day, may) => {
  expect(mayOrder(resigning, { today, day })).toBe(may)
})

test('a prospect, a suspended member, and one that resigned without a day order nothing', () => {
  const when = { today: '2026-03-01', day: '2026-03-02' }
  for (const id of [3, 4]) expect(mayOrder({ ...resigning, adherent_status_id: id }, when)).toBe(false)
  expect(mayOrder({ ...resigning, resignation_date: null }, when)).toBe(false)
})

test('a group orders whatever becomes of the member that has its number: its members say it for themselves', async () => {
  const nobody = { query: async () => [] }
  const asked = (isGroup: boolean) => ({
    member: { id: 1, isGroup, groupAdherent_id: null },
    today: '2026-03-01',
    day: '2026-03-02',
  })
  expect(await memberState(nobody, asked(true))).toEqual({ can_order: true, name: '', status: '' })
  expect(await memberState(nobody, asked(false))).toEqual({ can_order: false, name: '', status: '' })
})
