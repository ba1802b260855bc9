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
})
