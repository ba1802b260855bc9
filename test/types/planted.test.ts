import { beforeAll, expect, test } from 'vitest'
import { type Planted, refusedOf } from '../kit/planted'

const order = 'resources/orders/order.ts'
const line = 'resources/orders/order-line.ts'
const voucher = 'resources/stock/voucher.ts'

/** A field that is called otherwise. */
const renamed = (file: string, name: string, kind: string): Planted => ({
  what: `${file} ${name} renamed`,
  file,
  from: `${name}: ${kind}(`,
  to: `${name}_renamed: ${kind}(`,
  sign: new RegExp(`\\b${name}\\b`),
})

const fields = [
  renamed(order, 'order_total_ht', 'amount'),
  renamed(order, 'ask_delivery_date', 'f.date'),
  renamed(order, 'cancel_reason', 'f.text'),
  renamed(line, 'price_ht', 'f.unitPrice'),
  renamed(line, 'confirmed_quantity', 'f.quantity'),
  renamed(voucher, 'date_operation', 'f.date'),
  renamed(voucher, 'meals_number', 'f.int'),
  renamed('resources/orders/reception.ts', 'qty_accepted', 'f.quantity'),
  renamed('resources/litigations/litigation.ts', 'credit_obtained_ht', 'f.money'),
  renamed('resources/directory/adherent.ts', 'is_access_module_allowed', 'f.bool'),
]

/** Of accounts, the catalogue and tenders: read by the server alone. */
const inside = [
  renamed('resources/accounts/session.ts', 'nonce', 'f.text'),
  renamed('resources/accounts/application.ts', 'routeName', 'f.text'),
  renamed('resources/catalogue/article-price.ts', 'quotation', 'f.unitPrice'),
  renamed('resources/tenders/essential-data.ts', 'french_share', 'f.rate'),
]

const choices: Planted[] = [
  {
    what: 'a status of orders',
    file: 'resources/orders/states.ts',
    from: "'450': { label: 'Reçue', tone: 'green',",
    to: "'475': { label: 'Archivée', stage: 'received' }, '450': { label: 'Reçue', tone: 'green',",
    sign: /475|Archivée/,
  },
  {
    what: 'a flux of the stock',
    file: voucher,
    from: "'200': 'Livraison' }",
    to: "'200': 'Livraison', '777': 'Prêt' }",
    sign: /Property '777'|lacks ending return/,
  },
  {
    what: 'a direction of vouchers',
    file: voucher,
    from: "exit: 'Sortie' }",
    to: "exit: 'Sortie', transfer: 'Transfert' }",
    sign: /Property 'transfer'/,
  },
]

let refused: Map<string, Record<string, number>>
beforeAll(() => {
  refused = refusedOf([...fields, ...inside, ...choices])
}, 600_000)

const places = (what: string) => refused.get(what) ?? {}

test.each(fields.map(({ what }) => what))(
  '%s is refused by the compiler on the server and on the screens',
  (what) => {
    const { server = 0, src = 0, providers = 0 } = places(what)
    expect(server).toBeGreaterThan(0)
    expect(src + providers).toBeGreaterThan(0)
  },
)

test.each(inside.map(({ what }) => what))('%s is refused by the compiler on the server', (what) => {
  expect(places(what).server).toBeGreaterThan(0)
})

test.each(choices.map(({ what }) => what))(
  '%s more is refused wherever something must be said of each',
  (what) => {
    const told = places(what)
    expect(Object.values(told).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(1)
  },
)
