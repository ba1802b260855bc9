import { expect, test } from 'vitest'
import { decisionText, validatedText } from '../../src/screens/orders/decision-text'

const left = { id: 1, status: '300', error: null } as const
const waiting = { id: 2, status: '150', error: null } as const

test('« validée » is said of what left, not of what waits for the next level', () => {
  expect(decisionText(left)).toBe('Commande validée')
  expect(decisionText(waiting)).toMatch(/attend la décision du niveau suivant/)
  expect(validatedText({ results: [waiting] })).toBe(decisionText(waiting))
  expect(validatedText({ results: [waiting] }, () => 'Luc Fabre')).toBe('Validée, attend Luc Fabre')
  expect(decisionText(left, () => 'Luc Fabre')).toBe('Commande validée')
})

test('of several, each kind is counted apart', () => {
  expect(validatedText({ results: [left, left, waiting] })).toBe(
    '2 commandes validées, 1 commande attend le niveau suivant',
  )
  expect(validatedText({ results: [waiting, waiting] })).toBe('2 commandes attendent le niveau suivant')
  expect(validatedText({ results: [left, left] })).toBe('2 commandes validées')
})
