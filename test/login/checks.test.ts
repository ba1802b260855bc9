import { expect, test } from 'vitest'
import { confirmationProblem, passwordProblem } from '../../src/login/checks'
import { isEmail } from '../../src/login/email'

test.each([
  ['a@b.fr', true],
  ['  KARIM@X.FR ', true],
  ['a@b', false],
  ['a b@c.fr', false],
  ['', false],
])('the e-mail « %s » is valid: %s', (email, isValid) => expect(isEmail(email)).toBe(isValid))

test.each([
  ['', 'error.requiredField'],
  ['Abcdef1', 'error.passwordNotComplex'],
  ['abcdefg1', 'error.passwordNotComplex'],
  ['Abcdefgh', 'error.passwordNotComplex'],
  ['Abcdefg1', undefined],
  ['Éclair09', undefined],
])('a new password « %s » has the problem %s', (password, problem) =>
  expect(passwordProblem(password)).toBe(problem),
)

test('the confirmation is required and equal', () => {
  expect(confirmationProblem('Abcdefg1', '')).toBe('error.requiredField')
  expect(confirmationProblem('Abcdefg1', 'Abcdefg2')).toBe('error.passwordDoNotMatch')
  expect(confirmationProblem('Abcdefg1', 'Abcdefg1')).toBeUndefined()
})
