import type { Condition, Order, SearchBody } from '../../providers/search'
import { fold } from '../../resources/schema/fold'

export type Row = Record<string, unknown> & { id: number }

const matches = (row: Row, { name, operator, value }: Condition): boolean => {
  const own = row[name]
  const list = Array.isArray(value) ? value : [value]
  if (operator === 'like') return fold(String(own ?? '')).includes(fold(String(value)))
  if (operator === 'in') return list.includes(own ?? null)
  if (operator === 'eq') return own === value
  if (operator === 'between') return Number(own) >= Number(list[0]) && Number(own) <= Number(list[1])
  return true
}

const compare = (a: Row, b: Row, [name, direction]: Order): number => {
  const [left, right] = [a[name], b[name]]
  const order =
    typeof left === 'number'
      ? left - Number(right)
      : fold(String(left ?? '')).localeCompare(fold(String(right ?? '')))
  return direction === 'desc' ? -order : order
}

/** PUT /search/ on rows in memory: enough of it to drive a list; `capped` as a list of millions, not counted to its end. */
export function fakeSearch(tables: Record<string, Row[]>, capped = false) {
  return (body: SearchBody) => {
    const q = fold(String(body.params?.q ?? ''))
    const found = (tables[body.model] ?? [])
      .filter((row) => body.fields.every((condition) => matches(row, condition)))
      .filter((row) => !q || fold(String(row.label)).includes(q))
      .sort((a, b) => body.orders.reduce((order, by) => order || compare(a, b, by), 0) || a.id - b.id)
    return {
      data: found.slice(body.offset, body.offset + body.limit),
      total: found.length,
      ...(capped ? { total_capped: true } : {}),
      offset: body.offset,
      limit: body.limit,
    }
  }
}
