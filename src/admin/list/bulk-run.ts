import { useKept } from './use-kept'

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** The change of all found rows of a list that this person has begun on this device: its number. */
export const useBulkRun = (name: string) => useKept(`bulk.${name}`, isNumber)
