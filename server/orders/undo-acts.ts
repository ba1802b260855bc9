import { cartUndoTexts as texts } from '../../i18n/fr/cart-undo'
import { quantityWords } from '../../i18n/fr/orders'
import type { CartChangeField } from '../../resources/orders/cart-change'
import { orderLine } from '../../resources/orders/order-line'
import type { UndoAnswer } from '../../resources/orders/undo-endpoints'
import type { FieldError } from '../../resources/schema/check'
import { frenchDay } from '../../resources/schema/date-text'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { lookup } from '../../resources/schema/lookup'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { attempt } from '../database/attempt'
import { putLine } from './add-line'
import { type CartChangeRow, deletionOf, markChanges, readActs, readChanges, whoElse } from './cart-acts'
import { type CartChange, changeCart, headings } from './change-cart'
import { putComment, putQuantity, ruledLine } from './change-line'
import { requireAny } from './may'
import { noteNothing } from './note-change'
import { type LineRow, readLines } from './order-lines'
import { getOrder, lockCart, type OrderRow } from './order-row'
import { refreshCart } from './refresh-cart'
import { backDeleted, unmergeCarts } from './unmerge-carts'

interface Wanted {
  /** The act that the person saw as the next one. */
  act: string
  /** The oldest that is taken back with it. */
  until?: string | null | undefined
  isRedo: boolean
  isConfirmed: boolean
}

interface Doing extends Pick<Wanted, 'isRedo' | 'isConfirmed'> {
  cart: OrderRow
  change: CartChangeRow
}

/** Where a change leads to, and what must stand for it to be made. */
const ends = ({ isRedo, change: { before, after } }: Doing) =>
  isRedo ? { from: before, to: after } : { from: after, to: before }

const same = (a: string | null, b: string | null) =>
  a === b || (a !== null && b !== null && /^[\d.]+$/.test(a + b) && compareDecimals(a, b) === 0)

async function lineOf(work: Work, { cart, change }: Doing): Promise<LineRow | undefined> {
  const isIt = (line: LineRow) =>
    line.article_id === change.article_id &&
    line.product_not_in_catalog_id === change.product_not_in_catalog_id
  return (await readLines(work.tx, cart.id)).find(isIt)
}

/** What stands now is somebody's: it is left, by whom it was changed and what it is. */
async function leave(work: Work, { cart, change }: Doing, stands: string | null): Promise<never> {
  const name = await whoElse(work, cart.id, change)
  const isLine = change.label !== null
  const what = stands ?? (isLine ? texts.removedSince : texts.nothing)
  const [by, alone] = isLine ? [texts.changedBy, texts.changed] : [texts.headingBy, texts.heading]
  throw new ApiError('err409', { display: name ? by({ name, what }) : alone({ what }) })
}

async function backQuantity(work: Work, doing: Doing): Promise<void> {
  const { cart, change, isConfirmed } = doing
  const { from, to } = ends(doing)
  const line = await lineOf(work, doing)
  const stands = line?.quantity ?? null
  if (same(stands, to)) return
  if (!same(stands, from)) {
    const words = line && quantityWords(line.quantity, (await ruledLine(work, line)).unit_label)
    await leave(work, doing, words ?? null)
  }
  if (line) {
    requireAny(work.actor, 'updateCartArticle', ...(to === null ? ['deleteCartArticle'] : []))
    const quantity = to ?? '0'
    await putQuantity(work, cart, { line: await ruledLine(work, line), quantity, confirmed: isConfirmed })
    return
  }
  requireAny(work.actor, 'addCartArticle')
  const { article_id, product_not_in_catalog_id } = change
  await putLine(work, cart, { article_id, product_not_in_catalog_id, quantity: to ?? '0', isConfirmed })
  const stood = await lineOf(work, doing)
  if (stood && change.position !== null)
    await repo(work, orderLine).update(stood.id, { position: change.position }, { derived: true })
}

async function backComment(work: Work, doing: Doing): Promise<void> {
  requireAny(work.actor, 'updateCartArticle')
  const { from, to } = ends(doing)
  const line = await lineOf(work, doing)
  if (!line) return leave(work, doing, null)
  const [row] = await work.tx.query<{ comment: string | null }>(
    'select comment from order_line where id = $1',
    [line.id],
  )
  const stands = row?.comment ?? null
  if (stands === to) return
  if (stands !== from) await leave(work, doing, stands)
  await putComment(work, doing.cart, { line, comment: to })
}

/** What stands in the cart's own columns. */
const isHeading = (field: CartChangeField): field is (typeof headings)[number] =>
  headings.some((one) => one === field)

async function backHeading(work: Work, doing: Doing): Promise<void> {
  requireAny(work.actor, 'updateCart')
  const { from, to } = ends(doing)
  const { field } = doing.change
  if (!isHeading(field)) return
  const value = (await getOrder(work, doing.cart.id))[field]
  const stands = value === null ? null : String(value)
  if (stands === to) return
  if (stands !== from)
    await leave(work, doing, field === 'ask_delivery_date' && stands ? frenchDay(stands) : stands)
  const given: CartChange =
    field === 'delivery_adherent_id' ? { [field]: to === null ? null : Number(to) } : { [field]: to }
  await changeCart(work, doing.cart.id, given)
}

const back = lookup<Partial<Record<CartChangeField, typeof backHeading>>>({
  quantity: backQuantity,
  line_comment: backComment,
  merged: (work, { cart, change }) => unmergeCarts(work, cart, change),
})
const makeBack = (work: Work, doing: Doing): Promise<void> =>
  (back[doing.change.field] ?? backHeading)(work, doing)

/** Why a change was left; what is asked before it is done, and a fault of our own, is thrown. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.type === 'err519') throw error
  const fields = error.answer.fields as readonly FieldError[] | undefined
  return fields?.map(({ message }) => message).join(' ') ?? error.message
}

/** The acts that are meant, the next one first; refused where the person has done, or taken back, something since it looked. */
async function actsMeant(work: Work, id: number, { act, until, isRedo }: Wanted): Promise<string[]> {
  const all = await readActs(work, id)
  const open = (isRedo ? all.toReversed() : all).filter(({ undone }) => undone === isRedo)
  if (open[0]?.act !== act) {
    const known = all.find((one) => one.act === act)
    const display = known?.undone === false ? texts.newer : isRedo ? texts.redone : texts.undone
    throw new ApiError('err409', { display })
  }
  const last = until ? open.findIndex((one) => one.act === until) : 0
  if (last < 0) throw new ApiError('err409', { display: texts.undone })
  return open.slice(0, last + 1).map((one) => one.act)
}

/**
 * Takes back what a person did to a cart, its last act first, or does again what was taken back: each change by the rules of the act
 * itself. What somebody else has changed since, and what may not be ordered any more, is left and told. A deletion and a merge are
 * taken back, and not done again.
 */
export async function undoActs(work: Work, id: number, wanted: Wanted): Promise<UndoAnswer> {
  const { isRedo, isConfirmed } = wanted
  const deletion = await deletionOf(work, id, wanted.act)
  if (deletion !== undefined) return backDeleted(work, id, deletion)
  const cart = await lockCart(work, id)
  const acts = await actsMeant(work, id, wanted)
  const found = await readChanges(work, id, { acts, state: isRedo ? 'undone' : 'done' })
  await noteNothing(work)
  const done: CartChangeRow[] = []
  const left: { change: CartChangeRow; reason: string }[] = []
  const merges = new Set(found.flatMap(({ field, act }) => (field === 'merged' ? act : [])))
  const isStuck = ({ act }: CartChangeRow) =>
    left.some(({ change }) => change.field === 'merged' && change.act === act)
  for (const change of isRedo ? found : found.toReversed()) {
    // The goods of a cart that does not come back stay where they are.
    if (isStuck(change)) continue
    const doing: Doing = { isRedo, isConfirmed, cart, change }
    const reason = await attempt(work.tx, () => makeBack(work, doing).then(() => undefined), reasonOf)
    if (reason === undefined) done.push(change)
    else left.push({ change, reason })
  }
  const idsOf = (changes: readonly CartChangeRow[]) => changes.map((one) => one.id)
  const again = done.filter(({ act }) => !merges.has(act))
  await markChanges(work, idsOf(again), isRedo ? 'done' : 'undone')
  await markChanges(work, idsOf(found.filter((one) => !again.includes(one))), 'left')
  await refreshCart(work.tx, await getOrder(work, id), { now: work.now })
  return {
    done: done.length,
    left: left.map(({ change, reason }) => ({ label: change.label, reason })),
  }
}
