import pg from 'pg'

const plain = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,6})?\+00$/

/** The connection speaks UTC: what it says of a moment is respelled; whatever else (years past 9999) is worked out. */
const moment = (text: string): string => {
  const [, day, time, fraction = '.'] = plain.exec(text) ?? []
  return day ? `${day}T${time}${fraction.slice(0, 4).padEnd(4, '0')}Z` : new Date(text).toISOString()
}

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
