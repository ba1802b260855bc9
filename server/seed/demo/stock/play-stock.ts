import { addDays, weekDayOf } from '../../../../resources/schema/paris-time'
import { emptyLevel, type Level, type Movement, post } from '../../../../resources/stock/cump'
import { stream } from '../../random'

/** What came into a member's stock with a reception. */
export interface Delivered {
  reception_id: number
  order_id: number
  supplier_id: number
  day: string
  article_id: number
  quantity: string
  amount: string
}

export interface PlayedLine {
  article_id: number
  quantity: string
  price_unit_ht: string
  amount_ht: string
  transaction: Record<string, unknown>
}

export interface PlayedVoucher {
  adherent_id: number
  flux: '150' | '200'
  day: string
  reception_id: number | null
  order_id: number | null
  supplier_id: number | null
  reason: 'Livraison' | 'Consommation' | 'Date dépassée'
  meals_number: number | null
  lines: PlayedLine[]
}

type Levels = Map<number, Level>

const positive = (amount: string) => amount.replace('-', '')

/** The life of one member's stock, day by day: deliveries come in, meals and now and then a loss go out. */
export class StockPlay {
  readonly levels: Levels = new Map()
  readonly vouchers: PlayedVoucher[] = []

  constructor(
    private readonly adherentId: number,
    private readonly meals: number,
  ) {}

  private move(
    article_id: number,
    movement: Movement,
    { flux, day }: { flux: string; day: string },
  ): PlayedLine {
    const posted = post(this.levels.get(article_id) ?? emptyLevel, movement)
    this.levels.set(article_id, posted.after)
    const { quantity, unit_cost, amount, after } = posted
    return {
      article_id,
      quantity: positive(quantity),
      price_unit_ht: unit_cost,
      amount_ht: positive(amount),
      transaction: {
        article_id,
        flux,
        quantity,
        unit_cost,
        amount,
        qty_after: after.quantity,
        value_after: after.value,
        cump_after: after.cump,
        day,
      },
    }
  }

  private deliver(rows: readonly Delivered[]): void {
    const [first] = rows
    if (!first) return
    const lines = rows.map(({ article_id, quantity, amount, day }) =>
      this.move(article_id, { kind: 'bought', quantity, amount }, { flux: '200', day }),
    )
    const { day, reception_id, order_id, supplier_id } = first
    const about = { adherent_id: this.adherentId, reception_id, order_id, supplier_id, meals_number: null }
    this.vouchers.push({ ...about, flux: '200', day, reason: 'Livraison', lines })
  }

  private consume(day: string, reason: 'Consommation' | 'Date dépassée'): void {
    const random = stream(`exit ${reason} ${this.adherentId} ${day}`)
    const held = [...this.levels].filter(([, level]) => Number(level.quantity) > 1)
    const chosen = held.filter(() => random.chance(reason === 'Consommation' ? 0.4 : 0.03)).slice(0, 12)
    const lines = chosen.map(([article, level]) => {
      const part = reason === 'Consommation' ? 0.2 + random.next() * 0.25 : 0.05
      const quantity = Math.max(1, Math.floor(Number(level.quantity) * part))
      return this.move(article, { kind: 'exit', quantity: quantity.toFixed(3) }, { flux: '150', day })
    })
    if (!lines.length) return
    const meals_number =
      reason === 'Consommation' ? Math.round(this.meals * (0.92 + random.next() * 0.16)) : null
    const about = { adherent_id: this.adherentId, reception_id: null, order_id: null, supplier_id: null }
    this.vouchers.push({ ...about, flux: '150', day, reason, meals_number, lines })
  }

  /** Plays from a day up to another, both included. */
  play(from: string, to: string, deliveries: ReadonlyMap<string, readonly Delivered[][]>): void {
    for (let day = from; day <= to; day = addDays(day, 1)) {
      for (const reception of deliveries.get(day) ?? []) this.deliver(reception)
      this.consume(day, 'Consommation')
      if (weekDayOf(day) === 5) this.consume(day, 'Date dépassée')
    }
  }
}
