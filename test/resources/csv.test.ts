import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maCantineColumns, maCantineCsv } from '../../resources/egalim/ma-cantine'
import { csvLine, neutralText, readCsvText } from '../../resources/schema/csv'

const formulas = ['=1+1', '+33', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1", "''-2"]

test('a text never begins as a formula does, and is read back as it was', () => {
  for (const text of formulas) expect([text, /^[=+\-@\t\r]/.test(neutralText(text))]).toEqual([text, false])
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom(...formulas)),
      (text) => readCsvText(neutralText(text)) === text,
    ),
  )
})

test('a number stays one, a negative one too', () =>
  expect(csvLine(['-1', { number: '-1,5' }, 'a;b'], { separator: ';', end: '\r\n' })).toBe(
    `'-1;-1,5;"a;b"\r\n`,
  ))

test('no text of the file of ma-cantine is a formula', () => {
  for (const text of formulas) {
    const line = Object.fromEntries(maCantineColumns.map((name) => [name, text])) as Parameters<
      typeof maCantineCsv
    >[0]
    const cells = maCantineCsv({ ...line, prix_ht: '12.50' }).split(',')
    expect(cells[4]).toBe('12.50')
    for (const cell of cells.filter((_, at) => at !== 4)) expect(cell).not.toMatch(/^"?[=+\-@\t\r]/)
  }
})

test('a CSV file is written by the one writer alone', () => {
  const files = ['server', 'src', 'resources', 'providers'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      /\.tsx?$/.test(name) ? join(room, name) : [],
    ),
  )
  const byHand = files.filter((file) => /replace\(\/"\/g, '""'\)/.test(readFileSync(file, 'utf8')))
  expect(byHand).toEqual([join('resources', 'schema', 'csv.ts')])
})
