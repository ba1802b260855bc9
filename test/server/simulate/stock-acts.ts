import { type ActOf, pick, type Scene } from './scene'
import type { Doing } from './story'

const thousandths = (quantity: string) => Math.round(Number(quantity) * 1000)
const held = ({ seen }: Scene, article: number) =>
  thousandths(seen.levels.find((one) => one.article === article)?.quantity ?? '0')
const isClosed = ({ seen, today }: Scene, day = today) => seen.closed !== null && seen.closed >= day
const closed = 'a day that an inventory closed (I-14)'

const enter: ActOf = (scene, { a, b, c }) => {
  const article = 1 + (a % 5)
  const quantity = (1 + (b % 300)) / 10
  const lines = [{ article_id: article, quantity: String(quantity), price_unit_ht: String((c % 900) / 100) }]
  return {
    told: `julie enters ${quantity} of article ${article}`,
    meaning: {
      stock: [{ article, moves: Math.round(quantity * 1000) }],
      never: isClosed(scene) && closed,
    },
    ask: () =>
      scene.world.who.julie.post('/stock/1/voucher', {
        ...{ direction: 'entry', date_operation: scene.today, validate: true, lines },
      }),
  }
}

const leave: ActOf = (scene, { a, b, c }) => {
  const { world, seen, today } = scene
  const article = pick(seen.levels, a)?.article ?? 1
  const there = held(scene, article)
  const moved = c % 4 === 0 ? there : 1 + (b % Math.max(2, Math.round(there * 1.3)))
  const lines = [{ article_id: article, quantity: (moved / 1000).toFixed(3) }]
  const reason_id = world.reason
  return {
    told: `julie takes out ${moved / 1000} of article ${article}, of ${there / 1000}`,
    meaning: {
      stock: [{ article, moves: -moved }],
      never:
        (moved > there && 'more than is there (I-13)') ||
        (moved === 0 && 'nothing') ||
        (isClosed(scene) && closed),
    },
    ask: () =>
      world.who.julie.post('/stock/1/voucher', {
        ...{ direction: 'exit', date_operation: today, validate: true, reason_id, lines },
      }),
  }
}

const back: ActOf = (scene, { b }) => {
  const one = pick(scene.seen.vouchers, b)
  if (!one) return undefined
  const sign = one.direction === 'entry' ? -1 : 1
  const stock = one.lines.map(({ article, quantity }) => ({ article, moves: sign * thousandths(quantity) }))
  const sums = new Map<number, number>()
  for (const { article, moves } of stock) sums.set(article, (sums.get(article) ?? 0) + moves)
  const isShort = [...sums].some(([article, sum]) => held(scene, article) + sum < 0)
  return {
    told: `julie cancels voucher ${one.id} (${one.direction}, ${one.flux}, ${one.state})`,
    meaning: {
      stock,
      never:
        (one.state !== 'validated' && 'a voucher that stands no more') ||
        (one.flux === '200' && 'a delivery is undone by its reception alone') ||
        (isClosed(scene, one.day) && closed) ||
        (isShort && 'more than is there (I-13)'),
    },
    ask: () => scene.world.who.julie.put(`/stock/voucher/${one.id}/cancel`),
  }
}

interface Opened extends Record<string, unknown> {
  id: number
  lines: { id: number; article_id: number }[]
}

/** Counts one article and closes the day. */
const count: ActOf = (scene, { a, b }) => {
  const { world, seen, today } = scene
  const { julie } = world.who
  const article = pick(seen.levels, a)?.article
  if (article === undefined) return undefined
  const is = b % 3 ? b % 50_000 : 0
  return {
    told: `julie counts ${is / 1000} of article ${article} and closes ${today}`,
    meaning: { counted: { article, is } },
    ask: async () => {
      const opened = await julie.post<Opened>('/stock/1/inventory', { label: 'Essai', inventory_date: today })
      const line = opened.body.lines?.find(({ article_id }) => article_id === article)
      if (opened.status !== 200 || !line)
        return { status: opened.status === 200 ? 422 : opened.status, body: opened.body }
      const lines = [{ id: line.id, quantity_real: (is / 1000).toFixed(3) }]
      const saved = await julie.put(`/stock/inventory/${opened.body.id}`, { lines })
      return saved.status === 200 ? julie.put(`/stock/inventory/${opened.body.id}/validate`, {}) : saved
    },
  }
}

export const stockActs = { enter, leave, back, count } satisfies Partial<Record<Doing, ActOf>>
