import { createHash } from 'node:crypto'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { resources } from '../../resources/index'
import { checkInput, checkValue, warnValue } from '../../resources/schema/check'
import type { Dataset, Kept } from '../../server/seed/dataset'
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
    holiday: 108,
    groupadherent: 9,
    adherent: 60,
    supplier: 20,
    family: 30,
    subfamily: 140,
    user: 150,
  }
  const found = Object.keys(counts).map((name) => [name, demo.rows(name).length])
  expect(Object.fromEntries(found)).toEqual(counts)
  expect(demo.rows('product').length).toBeGreaterThanOrEqual(5000)
  expect(demo.rows('article').length).toBeGreaterThan(5000)
})

test('the catalogue of the demonstration’s hospital has butter, eggs, pasta and water', () => {
  const hospital = demo.rows('adherent').find(({ label, name }) => /Valmont/.test(String(name ?? label)))
  const served = new Set(
    demo
      .rows('referencing')
      .filter(({ adherent_id, state }) => adherent_id === hospital?.id && state === 'active')
      .map(({ supplier_id }) => supplier_id),
  )
  const offered = demo
    .rows('article')
    .filter(({ supplier_id, active }) => served.has(supplier_id) && active !== false)
    .map(({ label }) => String(label))
  expect(served.size).toBeGreaterThan(0)
  for (const word of [
    /^Beurre doux/,
    /^Œuf/,
    /^(Coquillettes|Macaronis|Spaghettis|Penne|Torsades|Farfalles)/,
    /^Eau de source/,
  ])
    expect(
      offered.some((label) => word.test(label)),
      String(word),
    ).toBe(true)
})
