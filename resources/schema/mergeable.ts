import type { Access } from './access'

/** What is said of a resource whose rows may stand twice: « Doublons » finds them, « Fusionner » makes one of them. */
export interface Mergeable<N extends string = string> {
  /**
   * What likely doubles have alike: one field, or several together. Names are compared folded, without legal forms and in any
   * order of their words; codes as they are; an embedded address by its street and postal code.
   */
  alike: readonly (N | readonly N[])[]
}

/** Records that are merged at once, the kept one among them. */
export const mostMerged = 10
/** Days in which a merge can be undone. */
export const mergeDays = 30

/** Whether somebody of these permissions may merge its rows: who may change and delete them. */
export const mayMerge = (
  { mergeable, access }: { mergeable?: Mergeable; access: Access },
  may: (permission: string | undefined) => boolean,
): boolean => mergeable !== undefined && may(access.update) && may(access.remove)
