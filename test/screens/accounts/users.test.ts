import { describe, expect, test } from 'vitest'
import { addDays, parisDay } from '../../../resources/schema/paris-time'
import { passwordProblems } from '../../../src/screens/accounts/me/password-rules'
import { coveredAdherents } from '../../../src/screens/accounts/users/perimeter'
import { endFor } from '../../../src/screens/accounts/users/replacement'
import { dependentsIn } from '../../../src/screens/accounts/users/user-row'

describe('the perimeter of a user', () => {
  test('is its members and those of its groups, each once', () => {
    const pickable = {
      Adherent: [
        { id: 1, groupAdherent_id: 7 },
        { id: 2, groupAdherent_id: 7 },
        { id: 3, groupAdherent_id: null },
      ],
      GroupAdherent: [],
      Supplier: [],
      Company: [],
    }
    expect(coveredAdherents(pickable, { adherents: [3, 2], groups: [7] })).toEqual([1, 2, 3])
    expect(coveredAdherents(undefined, { adherents: [3], groups: [7] })).toEqual([3])
  })
})

describe('the days of a replacement', () => {
  test('are counted over the end of a month and the change of hour', () => {
    expect(addDays('2026-03-09', 10)).toBe('2026-03-19')
    expect(addDays('2026-03-25', 10)).toBe('2026-04-04')
    expect(addDays('2026-12-28', 10)).toBe('2027-01-07')
  })

  test('today is Paris’s, not the server’s', () => {
    expect(parisDay(new Date('2026-03-04T23:30:00Z'))).toBe('2026-03-05')
    expect(parisDay(new Date('2026-07-04T21:59:00Z'))).toBe('2026-07-04')
  })
})

test('who depends on an account is read from the answer, whatever it carries', () => {
  const dependents = [{ id: 5, first_name: 'Karim', last_name: 'Benali', level: 'validator_one' }]
  expect(dependentsIn({ dependents }, 'dependents')).toEqual([
    { id: 5, name: 'Karim Benali', level: 'validator_one' },
  ])
  expect(dependentsIn(undefined, 'users')).toEqual([])
})

describe('the end of a replacement', () => {
  test('is proposed ten days after its start, and follows the start while nobody chose another', () => {
    expect(endFor('2026-11-20', null, null)).toBe('2026-11-30')
    expect(endFor('2026-11-22', '2026-11-20', '2026-11-30')).toBe('2026-12-02')
  })

  test('stays as it was chosen, whatever becomes of the start', () => {
    expect(endFor('2026-11-22', '2026-11-20', '2026-12-24')).toBe('2026-12-24')
    expect(endFor('2026-11-22', null, '2026-11-25')).toBe('2026-11-25')
  })
})

describe('a change of password', () => {
  const form = (old_password: string, new_password: string, confirm_password = new_password) =>
    passwordProblems({ old_password, new_password, confirm_password })

  test('needs the three fields', () => {
    expect(Object.keys(form('', ''))).toEqual(['old_password', 'new_password', 'confirm_password'])
    expect(form('', 'Ratatouille7!')).toEqual({ old_password: 'Ce champ est obligatoire.' })
  })

  test.each(['Ab1!', 'abcdefg1!', 'Abcdefgh!', 'Abcdefg1'])('refuses %s as too simple', (password) => {
    expect(form('Portail2026!', password).new_password).toMatch(/8 caractères/)
  })

  test('refuses the present password, and a confirmation that differs', () => {
    expect(form('Portail2026!', 'Portail2026!')).toEqual({
      new_password: 'Le nouveau mot de passe doit être différent du mot de passe actuel',
    })
    expect(form('Portail2026!', 'Ratatouille7!', 'Ratatouille8!')).toEqual({
      confirm_password: 'Les mots de passes ne correspondent pas',
    })
    expect(form('Portail2026!', 'Ratatouille7!')).toEqual({})
  })
})
