import { isRow, rowsOf } from '../../../admin/form/initial-values'

/** Status « Inactif » (specification 2 §9). */
export const inactive = 2

/** Somebody who names an account as validator or replacement. */
export interface Dependent {
  id: number
  name: string
  level?: 'validator_one' | 'validator_two' | 'replacement_validator'
}

const levels = ['validator_one', 'validator_two', 'replacement_validator'] as const

/** The people named in an answer, under a key. */
export const dependentsIn = (answer: unknown, key: 'dependents' | 'users'): Dependent[] =>
  rowsOf(isRow(answer) ? answer[key] : undefined).map(({ id, first_name, last_name, level }) => ({
    id: Number(id),
    name: [first_name, last_name].filter(Boolean).join(' '),
    level: levels.find((one) => one === level),
  }))
