import type { egalimEndpoints } from '../../../resources/egalim/endpoints'
import type { GivenOf } from '../../../resources/schema/endpoint'

/** Which year, and whose. */
export type EgalimScope = GivenOf<typeof egalimEndpoints.year>

type Narrowed = GivenOf<typeof egalimEndpoints.lines>
/** A year that is shown, and whose. */
export type EgalimYearScope = Omit<Narrowed, keyof EgalimPart>
/** Which part of a year. */
export type EgalimPart = Pick<Narrowed, 'family' | 'month' | 'category'>
