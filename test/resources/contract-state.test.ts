import { expect, test } from 'vitest'
import { contractState, lastDayOf } from '../../resources/directory/contract-state'

const contract = (values: object = {}) => ({
  contract_type: 'cdd',
  start_date: '2024-03-01',
  end_date: '2025-02-28',
  denounced_date: null,
  ...values,
})

test('a fixed-term contract is to come, running, then ended', () => {
  const on = (day: string) => contractState(contract(), day)
  expect([on('2024-02-29'), on('2024-03-01'), on('2025-02-28'), on('2025-03-01')]).toEqual([
    'to_come',
    'running',
    'running',
    'ended',
  ])
})

test('an open-ended contract never ends by itself', () => {
  expect(contractState(contract({ contract_type: 'cdi', end_date: null }), '2050-01-01')).toBe('running')
})

test('a tacit contract is extended by its initial duration until it is denounced', () => {
  const tacit = contract({ contract_type: 'tacit' })
  expect(lastDayOf(tacit, '2025-02-28')).toBe('2025-02-28')
  expect(lastDayOf(tacit, '2025-03-01')).toBe('2026-02-28')
  expect(lastDayOf(tacit, '2027-06-15')).toBe('2028-02-29')
  expect(contractState(tacit, '2027-06-15')).toBe('running')
  const denounced = { ...tacit, denounced_date: '2024-11-15' }
  expect(contractState(denounced, '2024-12-01')).toBe('denounced')
  expect(contractState(denounced, '2025-03-01')).toBe('ended')
  const half = contract({ contract_type: 'tacit', start_date: '2024-01-01', end_date: '2024-06-30' })
  expect(lastDayOf(half, '2025-01-01')).toBe('2025-06-30')
})
