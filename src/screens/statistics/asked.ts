import type { GivenOf } from '../../../resources/schema/endpoint'
import type { bridgeEndpoints } from '../../../resources/statistics/bridge-endpoints'

/** Days and what figures are narrowed to, by the names of the query. */
export type StatisticsAsked = Readonly<Record<string, string | number | undefined>>

/** What the address narrows to, in its own words: numbers stand there as texts. */
export const given = (asked: StatisticsAsked) => asked as Omit<GivenOf<typeof bridgeEndpoints.show>, 'by'>
