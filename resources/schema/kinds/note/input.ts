import { numberInput } from '../../../../src/fields/inputs/NumberInput'

export const input = numberInput({ end: '/ 20' })
