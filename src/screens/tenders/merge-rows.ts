import type { PreparedProduct } from '../../../providers/trade/tenders'

type Rows = readonly PreparedProduct[]

const byId = (rows: Rows) => new Map(rows.map((row) => [row.product_id, row]))

/** The rows as the server has them now, with what was changed here since it was asked last. */
export function mergeRows(asked: Rows, here: Rows, now: Rows): Rows {
  const [before, mine, theirs] = [byId(asked), byId(here), byId(now)]
  const kept = here.flatMap((row) => {
    const [known, fresh] = [before.get(row.product_id), theirs.get(row.product_id)]
    if (!fresh) return known ? [] : [row]
    if (!known) return [row]
    return [
      {
        ...fresh,
        volume: row.volume === known.volume ? fresh.volume : row.volume,
        mandatory: row.mandatory === known.mandatory ? fresh.mandatory : row.mandatory,
      },
    ]
  })
  return [...kept, ...now.filter(({ product_id: id }) => !before.has(id) && !mine.has(id))]
}
