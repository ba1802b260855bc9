import { createContext, useContext } from 'react'
import type { ReachedFields } from '../../list/reached-fields'
import type { FieldOf } from './draft'

/** What the parts of the window of an advanced filter share. */
export interface Builder {
  fieldOf: FieldOf
  /** The fields to choose from. */
  groups: readonly ReachedFields[]
  /** What is missing is said once one has tried to apply it. */
  isTried: boolean
  /** No further condition may be added. */
  isFull: boolean
}

export const BuilderContext = createContext<Builder | undefined>(undefined)

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('There is no advanced filter around')
  return builder
}
