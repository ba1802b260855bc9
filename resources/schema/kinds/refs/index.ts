import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** The ids of several rows of another resource, kept in a join table. */
export const refs: Kind<number[]> = { ...column, ...check }
