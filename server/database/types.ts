import pg from 'pg'

const moment = (text: string) => new Date(text).toISOString()

/** How PostgreSQL's values become JSON's: ids are numbers, decimals stay text, days stay days, moments are ISO in UTC. */
const parsers = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1016, (text) => text.slice(1, -1).split(',').filter(Boolean).map(Number)],
  [1082, (text) => text],
  [1083, (text) => text.slice(0, 5)],
  [1184, moment],
])

export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}
