import type { RowOf } from '../schema/infer'
import { addDays, addMonths } from '../schema/paris-time'
import type { supplierContract } from './supplier-contract'

interface Contract extends RowOf<typeof supplierContract, 'start_date' | 'end_date' | 'denounced_date'> {
  contract_type: string
}

export const contractStates = {
  to_come: 'À venir',
  running: 'En cours',
  ended: 'Échu',
  denounced: 'Dénoncé',
} as const
export type ContractState = keyof typeof contractStates

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

/**
 * The last day of a contract as it stands; null = none is known. A tacit one is extended by its initial duration each time it
 * ends, until it is denounced.
 */
export function lastDayOf(contract: Contract, today: string): string | null {
  const { contract_type, start_date, end_date, denounced_date } = contract
  if (contract_type !== 'tacit' || end_date === null || denounced_date) return end_date
  const after = addDays(end_date, 1)
  const months = Math.max(1, monthsBetween(start_date, after))
  let last = end_date
  for (let turn = 1; last < today && turn < 1000; turn++) last = addDays(addMonths(after, months * turn), -1)
  return last
}

/** Where a contract stands on a day (domain §3.11). */
export function contractState(contract: Contract, today: string): ContractState {
  const last = lastDayOf(contract, today)
  if (contract.start_date > today) return 'to_come'
  if (last !== null && last < today) return 'ended'
  return contract.denounced_date && contract.denounced_date <= today ? 'denounced' : 'running'
}
