import type { PreparedProduct } from '../../../resources/tenders/volume-sheet'

type Rows = readonly PreparedProduct[]

/** Rows by product, each list told apart once: what was asked is looked at with every key that is typed. */
const maps = new WeakMap<Rows, ReadonlyMap<number, PreparedProduct>>()
function byId(rows: Rows): ReadonlyMap<number, PreparedProduct> {
  const known = maps.get(rows) ?? new Map(rows.map((row) => [row.product_id, row]))
  maps.set(rows, known)
  return known
}

/** Whether something was typed, added or removed since these rows were asked or sent. */
export function isTyped(base: Rows, here: Rows): boolean {
  const before = byId(base)
  const isKept = ({ product_id, volume, mandatory, reference_price }: PreparedProduct) => {
    const known = before.get(product_id)
    return (
      known?.volume === volume && known.mandatory === mandatory && known.reference_price === reference_price
    )
  }
  return base.length !== here.length || !here.every(isKept)
}

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
        reference_price:
          row.reference_price === known.reference_price ? fresh.reference_price : row.reference_price,
      },
    ]
  })
  return [...kept, ...now.filter(({ product_id: id }) => !before.has(id) && !mine.has(id))]
}

/** Products from elsewhere that are not there yet come after those that are. */
export function withMissing(here: Rows, from: Rows): Rows {
  const mine = byId(here)
  return [...here, ...from.filter(({ product_id }) => !mine.has(product_id))]
}
