import { describe, expect, test } from 'vitest'
import { typedSince } from '../../src/admin/form/typed-since'

describe('what was typed while a save was on its way', () => {
  test('is what differs from what was sent, not from what was read', () => {
    const read = { name: 'Halles', note: null, open: true }
    const sent = { ...read, name: 'Halles 2' }
    expect(typedSince({ ...sent, name: 'Halles' }, sent, sent)).toEqual({ name: 'Halles' })
    expect(typedSince({ ...sent, note: 'rue basse' }, sent, sent)).toEqual({ note: 'rue basse' })
    expect(typedSince(sent, sent, { ...sent, name: 'HALLES 2' })).toEqual({})
  })

  test('rows take the version of the save; new ones the id that it gave them, so that none is added twice', () => {
    const anne = { id: 5, lock_version: 3, name: 'Anne' }
    const sent = { rows: [anne, { name: 'Zoé' }, { name: 'Yves' }] }
    const saved = {
      rows: [
        { ...anne, lock_version: 4 },
        { id: 9, lock_version: 0, name: 'Zoé' },
        { id: 10, lock_version: 0, name: 'Yves' },
      ],
    }
    expect(typedSince({ rows: [{ ...anne, name: 'Anna' }, ...sent.rows.slice(1)] }, sent, saved)).toEqual({
      rows: [{ ...anne, lock_version: 4, name: 'Anna' }, saved.rows[1], saved.rows[2]],
    })
    const renamed = [anne, { name: 'Zoé B.' }, { name: 'Yves' }, { name: 'Max' }]
    expect(typedSince({ rows: renamed }, sent, saved)).toEqual({
      rows: [saved.rows[0], { id: 9, lock_version: 0, name: 'Zoé B.' }, saved.rows[2], { name: 'Max' }],
    })
    expect(typedSince({ rows: [{ name: 'Yves' }] }, sent, saved)).toEqual({ rows: [saved.rows[2]] })
    expect(typedSince({ rows: [] }, sent, saved)).toEqual({ rows: [] })
  })

  test('a row within takes the id and the version that the save gave it', () => {
    const sent = { Office: { street: '1 rue Haute' } }
    const saved = { Office: { id: 8, lock_version: 1, street: '1 rue Haute' } }
    expect(typedSince({ Office: { street: '2 rue Haute' } }, sent, saved)).toEqual({
      Office: { id: 8, lock_version: 1, street: '2 rue Haute' },
    })
  })

  const [anne, bruno] = [1, 2].map((id) => ({
    id,
    lock_version: 1,
    name: `n${id}`,
    email: null,
    position: id,
  }))
  const added = { id: 9, lock_version: 0, name: 'n9', email: null, position: 3 }
  const others = (row: typeof anne, more: object) => ({ ...row, ...more, lock_version: 2 })
  test.each([
    [
      'a column that somebody else changed comes, what was typed stays',
      [{ ...anne, name: 'Anna' }, bruno],
      [others(anne, { email: 'a' }), others(bruno, { name: 'B' })],
      [others(anne, { name: 'Anna', email: 'a' }), others(bruno, { name: 'B' })],
    ],
    [
      'a row that somebody else added comes in its place',
      [{ ...anne, name: 'Anna' }, bruno],
      [anne, added, bruno],
      [{ ...anne, name: 'Anna' }, added, bruno],
    ],
    [
      'a row that somebody else removed goes, but one that was typed in',
      [{ ...anne, name: 'Anna' }, bruno],
      [],
      [{ ...anne, name: 'Anna' }],
    ],
    [
      'a row that was removed here stays so',
      [bruno],
      [anne, others(bruno, { name: 'B' })],
      [others(bruno, { name: 'B' })],
    ],
    [
      'the order of who moved rows holds',
      [{ ...anne, name: 'Anna' }, bruno],
      [bruno, anne],
      [bruno, { ...anne, name: 'Anna' }],
    ],
    ['moved here, rows stay so', [bruno, anne], [others(anne, {}), bruno], [bruno, others(anne, {})]],
  ])('of rows that somebody else changed meanwhile: %s', (_, now, saved, rows) => {
    expect(typedSince({ rows: now }, { rows: [anne, bruno] }, { rows: saved })).toEqual({ rows })
  })
})
