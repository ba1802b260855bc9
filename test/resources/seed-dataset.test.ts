import { createHash } from 'node:crypto'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { resources } from '../../resources/index'
import { checkInput, checkValue, warnValue } from '../../resources/schema/check'
import { assortment } from '../../server/seed/assortment'
import type { Dataset, Kept } from '../../server/seed/dataset'
import { drawing, drawingNames } from '../../server/seed/demo/product-drawings'
import { buyerOf } from '../../server/seed/demo/referencing'
import { dataset } from '../../server/seed/seed'

// The whole demonstration data, on a machine that has other work.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })
let demo: Dataset
beforeAll(async () => {
  demo = await dataset('demo')
})
afterEach(() => void vi.useRealTimers())

const hashes = (data: Dataset) =>
  [...data.tables].map(([name, rows]) => [
    name,
    createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12),
  ])

/** Known to break Luhn: public numbers of the scenarios. */
const oddSirets = ['26570001400017', '26570002200010']

function wrongValues(name: string, row: Kept): string[] {
  const { fields } = resources.get(name)
  return Object.entries(fields).flatMap(([key, field]) => {
    const { value, message } = checkValue(field, row[key])
    const said = message ?? (oddSirets.includes(String(row[key])) ? undefined : warnValue(field, value))
    return said ? [`${name} ${row.id} ${key} ${String(row[key])}: ${said}`] : []
  })
}

test('the same rows come out another day, and in another time zone', async () => {
  const before = process.env.TZ
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-08-15T22:30:00Z') })
  process.env.TZ = 'Pacific/Auckland'
  try {
    expect(hashes(await dataset('demo'))).toEqual(hashes(demo))
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
})

test('every value passes the check of its field, without a remark', () => {
  const wrong = [...demo.tables].flatMap(([name, rows]) => rows.flatMap((row) => wrongValues(name, row)))
  expect(wrong).toEqual([])
})

test('every row has what is required and meets the checks of its whole', () => {
  const wrong = [...demo.tables].flatMap(([name, rows]) => {
    const resource = resources.get(name)
    const own = (row: Kept) =>
      Object.fromEntries(
        Object.entries(resource.fields).map(([key, field]) => [key, row[key] ?? field.default ?? null]),
      )
    return rows.flatMap((row) =>
      checkInput(resource, {}, { current: own(row) }).errors.map((error) => [name, row.id, error]),
    )
  })
  expect(wrong).toEqual([])
})

test('references point to rows that are there', () => {
  const ids = new Map([...demo.tables].map(([name, rows]) => [name, new Set(rows.map(({ id }) => id))]))
  const lost = [...demo.tables].flatMap(([name, rows]) =>
    Object.entries(resources.get(name).fields).flatMap(([key, { to, kind }]) => {
      if (!to || kind === 'children') return []
      return rows.flatMap((row) => [row[key]].flat().filter((id) => id && !ids.get(to)?.has(Number(id))))
    }),
  )
  expect(lost).toEqual([])
})

test('what must be unique is', () => {
  for (const [name, rows] of demo.tables) {
    const { unique = [], fields } = resources.get(name)
    const single = Object.keys(fields).filter((key) => fields[key]?.unique)
    const all = [...single.map((key) => ({ fields: [key], optional: false })), ...unique]
    for (const { fields: keys, optional } of all) {
      const asked = optional ? rows.filter((row) => keys.every((key) => row[key])) : rows
      const seen = asked.map((row) =>
        keys
          .map((key) => row[key] ?? null)
          .join('|')
          .toLowerCase(),
      )
      expect(new Set(seen).size, `${name} ${keys}`).toBe(asked.length)
    }
  }
})

test('the demonstration has the sizes that are promised', () => {
  const counts = {
    region: 26,
    department: 109,
    municipality: 35_493,
    country: 250,
    apecode: 732,
    holiday: 128,
    groupadherent: 9,
    adherent: 60,
    supplier: 20,
    family: 30,
    subfamily: 83,
    user: 150,
  }
  const found = Object.keys(counts).map((name) => [name, demo.rows(name).length])
  expect(Object.fromEntries(found)).toEqual(counts)
  expect(demo.rows('product')).toHaveLength(9 + 314 + 28)
  expect(demo.rows('article').length).toBeGreaterThan(600)
})

const valmont = () => demo.rows('adherent').find(({ name }) => name === 'CH de Valmont')
const servedBy = (adherent: unknown) =>
  new Set(
    demo
      .rows('referencing')
      .filter(({ adherent_id, state }) => adherent_id === adherent && state === 'active')
      .map(({ supplier_id }) => supplier_id),
  )
const articlesOf = (suppliers: ReadonlySet<unknown>) =>
  demo.rows('article').filter(({ supplier_id, active }) => suppliers.has(supplier_id) && active !== false)

test('the hospital may order butter, eggs, pasta, water, eight fish, six breads and six textures', () => {
  const offered = articlesOf(servedBy(valmont()?.id))
  const products = new Map(demo.rows('product').map((row) => [row.id, row]))
  const subfamilies = new Map(demo.rows('subfamily').map(({ id, label }) => [id, String(label)]))
  const inSubfamily = (pattern: RegExp) =>
    new Set(
      offered.flatMap(({ product_id }) =>
        pattern.test(subfamilies.get(Number(products.get(Number(product_id))?.subfamily_id)) ?? '')
          ? [product_id]
          : [],
      ),
    ).size
  expect(inSubfamily(/^Poissons/)).toBeGreaterThanOrEqual(8)
  expect(inSubfamily(/^Pains/)).toBeGreaterThanOrEqual(6)
  expect(inSubfamily(/texture modifiée/)).toBeGreaterThanOrEqual(6)
  for (const word of [/^Beurre doux/, /^Œuf/, /^Coquillettes/, /^Eau de source/])
    expect(
      offered.some(({ label }) => word.test(String(label))),
      String(word),
    ).toBe(true)
})

test('each active house may order from a supplier of every trade that its kind buys', () => {
  const trade = (name: unknown) => assortment().find(({ label }) => label === name)?.trade
  const products = new Map(demo.rows('product').map(({ id, label }) => [id, label]))
  const sectorOf = (type: unknown) =>
    String(demo.rows('establishmenttype').find(({ id }) => id === type)?.egalim_sector)
  const missing = demo
    .rows('adherent')
    .filter(({ adherent_status_id }) => adherent_status_id === 1)
    .flatMap(({ id, name, establishment_type_id }) => {
      const buyer = buyerOf[sectorOf(establishment_type_id)] ?? 'hôtel'
      const links = demo.rows('referencing').filter(({ adherent_id }) => adherent_id === id)
      const sold = new Set(
        articlesOf(new Set(links.map(({ supplier_id }) => supplier_id))).map(({ product_id }) =>
          trade(products.get(Number(product_id))),
        ),
      )
      const wanted = new Set(
        assortment().flatMap((line) => (line.buyers.includes(buyer) ? [line.trade] : [])),
      )
      return [...wanted].filter((one) => !sold.has(one)).map((one) => `${name}: ${one}`)
    })
  expect(missing).toEqual([])
})

/** A food by its name, and the allergens that it must hold, and never holds. */
const truths: readonly [food: RegExp, holds: string, never: string][] = [
  [/^(Steak|Rôti|Bourguignon|Sauté|Gigot|Escalope) /, 'none', ''],
  [/^(Filet|Cuisse|Aiguillette)s? de (poulet|dinde|canard)/, 'none', ''],
  [/^(Cabillaud|Merlu|Colin|Lieu|Saumon|Thon|Truite|Maquereau)\b/, 'fish', 'gluten'],
  [/^Moules?\b/, 'molluscs', 'fish'],
  [/^Crevettes?\b/, 'crustaceans', 'fish'],
  [
    /^(Carotte|Tomate|Courgette|Poireau|Pomme|Poire|Banane|Orange|Oignon|Salade|Concombre)s?\b(?!.*(sous vide|purée))/,
    'none',
    '',
  ],
  [/^(Riz|Lentilles?|Pois|Haricots?) (?!au lait)/, 'none', 'milk'],
  [/^(Lait|Crème|Beurre|Yaourt|Fromage blanc|Comté|Emmental|Camembert|Brie|Cantal|Roquefort)\b/, 'milk', ''],
  [/^(Coquillettes|Spaghetti|Penne|Macaroni|Semoule)/, 'gluten', 'milk'],
  [/^(Baguette|Pain|Boule)\b(?! sans gluten)/, 'gluten', 'fish'],
  [/^Œufs?\b/, 'eggs', 'milk'],
  [/[Mm]outarde/, 'mustard', ''],
  [/[Cc]éleri/, 'celery', ''],
  [/[Cc]umin|^Sel\b|^Sucre\b|^Poivre/, 'none', ''],
  [/^Huile d/, 'none', 'gluten'],
  [/^Vin\b|^Cidre/, 'sulphites', 'milk'],
  [/[Aa]mandes/, 'nuts', ''],
]

test('a food holds the allergens that it has and none that it cannot have, whatever its family', () => {
  const wrong: string[] = []
  for (const [food, holds, never] of truths) {
    const lines = assortment().filter(({ code, label }) => code.startsWith('A') && food.test(label))
    if (!lines.length) wrong.push(`${food} names nothing`)
    for (const { label, allergens: told } of lines)
      if (!told.includes(holds) || (never && told.includes(never))) wrong.push(`${food} ${label}: ${told}`)
  }
  for (const { code, label, allergens: told } of assortment())
    if (code.startsWith('A') && !told.length) wrong.push(`${label}: nothing is told`)
  expect(wrong).toEqual([])
})

test('each line of the assortment has a range of prices, a rate that fits it, an offer and a drawing', () => {
  const products = new Map(demo.rows('product').map((row) => [row.label, row]))
  const offered = new Set(demo.rows('article').map(({ product_id }) => product_id))
  const wrong = assortment().flatMap((line) => {
    const product = products.get(line.label)
    const isTaxed =
      line.code.startsWith('N') ||
      /Vin|Bière|Cidre|[Mm]argarine|alcool/.test(`${line.label} ${line.subfamily}`)
    return [
      line.lowest > 0 && line.lowest <= line.highest ? '' : `${line.label}: prices`,
      line.rate === '20.00' && !isTaxed ? `${line.label}: ${line.rate}` : '',
      product && offered.has(product.id) ? '' : `${line.label}: nobody sells it`,
      product?.image_file_id ? '' : `${line.label}: no drawing`,
    ].filter(Boolean)
  })
  expect(wrong).toEqual([])
  for (const name of drawingNames()) expect(drawing(name).toString(), name).toMatch(/^<svg [^>]+viewBox/)
})
