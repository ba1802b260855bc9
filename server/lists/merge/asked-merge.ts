import type { AnyResource } from '../../../resources/schema/resource'
import type { Choices } from './choose-values'

/** A merge as it was asked for. */
export interface AskedMerge {
  resource: AnyResource
  kept: number
  /** All of the records, the kept one among them. */
  ids: readonly number[]
  /** The version of each as it was read. */
  versions: ReadonlyMap<number, number>
  choices: Choices
}
