import { expect, test } from 'vitest'
import { f } from '../../resources/schema/f'
import { readBlock, writeBlock } from '../../src/widgets/sheet/block'
import {
  cleared,
  escaped,
  filled,
  filledDown,
  inTurn,
  left,
  pasted,
  redone,
  typed,
  undone,
} from '../../src/widgets/sheet/commands'
import { moved, reached } from '../../src/widgets/sheet/moves'
import { readCell, spellCell } from '../../src/widgets/sheet/reading'
import { type Command, emptySheet, type Grid, selected, textAt } from '../../src/widgets/sheet/state'

const price = f.unitPrice({ label: 'Prix', min: 0 })
const reference = f.text({ label: 'Référence', max: 10 })
const fields = [price, reference]

/** A sheet of so many rows, whose values stand outside of it as in a screen. */
function sheet(rows: number, given: readonly (readonly [string, string])[] = []) {
  const ids = Array.from({ length: rows }, (_, at) => 100 + at)
  const values = new Map(ids.map((id, at) => [id, [...(given[at] ?? ['', ''])]]))
  const grid: Grid = {
    ids,
    columns: fields.map((field) => (text: string) => readCell(field, text)),
    value: ({ row, column }) => spellCell(fields[column] ?? price, values.get(ids[row] ?? 0)?.[column] ?? ''),
  }
  let state = emptySheet
  let written = 0
  return {
    do: (...commands: Command[]) => {
      const done = inTurn(...commands)(state, grid)
      state = done.state
      written += done.writes.length
      for (const { id, column, value } of done.writes) values.get(id)?.splice(column, 1, value)
    },
    get state() {
      return state
    },
    get written() {
      return written
    },
    values: () => [...values.values()],
    texts: () => ids.map((_, row) => fields.map((_, column) => textAt(state, grid, { row, column }))),
  }
}

const go = (row: number, column = 0) => reached({ row, column })
const to = (row: number, column = 0) => reached({ row, column }, true)

test('a block copied in a workbook is read with its quotes, its line ends and its empty cells', () => {
  expect(readBlock('1 234,50\tA-1\r\n\tB\r\n')).toEqual([
    ['1 234,50', 'A-1'],
    ['', 'B'],
  ])
  expect(readBlock('"12\n34"\t"""dit"" ""x"""\n""\t5" x')).toEqual([
    ['12 34', '"dit" "x"'],
    ['', '5" x'],
  ])
  expect(readBlock('"jamais fermé\t2')).toEqual([['"jamais fermé', '2']])
  expect(readBlock('a\n\nb')).toEqual([['a'], [''], ['b']])
})

test('what is copied is read again as it stood', () => {
  const block = [
    ['1,5', 'deux mots'],
    ['', '"cité"'],
  ]
  expect(readBlock(writeBlock(block))).toEqual(block)
})

test('a block of several columns is pasted with French numbers, as one step', () => {
  const one = sheet(3)
  one.do(go(1), pasted(readBlock('1\u00a0234,50 €\tA\n2\u202f000,5\tB\n')))
  expect(one.values()).toEqual([
    ['', ''],
    ['1234.5000', 'A'],
    ['2000.5000', 'B'],
  ])
  expect(one.texts()[1]).toEqual(['1234,5', 'A'])
  expect(selected(one.state)).toEqual({ top: 1, left: 0, bottom: 2, right: 1 })
  one.do(undone)
  expect(one.values().flat().join('')).toBe('')
  one.do(redone)
  expect(one.values()[2]).toEqual(['2000.5000', 'B'])
})

test('what cannot be read stays in its cell, says why, and counts as no value', () => {
  const one = sheet(2, [['1.5000', ''] as const])
  one.do(pasted(readBlock('douze\ttrop long pour la colonne\n-1\tx')))
  expect(one.texts()).toEqual([
    ['douze', 'trop long pour la colonne'],
    ['-1', 'x'],
  ])
  expect(one.values()).toEqual([
    ['', ''],
    ['', 'x'],
  ])
  expect([...one.state.wrong.keys()]).toEqual(['100 0', '100 1', '101 0'])
  expect(readCell(price, 'douze').message).toBe('Un nombre est attendu.')
  one.do(go(0), typed('12'), left)
  expect([...one.state.wrong.keys()]).toEqual(['100 1', '101 0'])
  one.do(undone, undone)
  expect(one.texts()[0]).toEqual(['1,5', ''])
  expect(one.state.wrong.size).toBe(0)
})

test('rows and columns that have no place are told, and a single cell fills the range', () => {
  const one = sheet(2)
  one.do(go(1, 1), pasted(readBlock('a\tb\nc\td\ne\tf')))
  expect(one.state.over).toEqual({ rows: 2, columns: 1 })
  expect(one.texts()).toEqual([
    ['', ''],
    ['', 'a'],
  ])
  one.do(go(0), to(1), pasted([['3']]))
  expect(one.state.over).toBeUndefined()
  expect(one.texts().map(([first]) => first)).toEqual(['3', '3'])
})

test('a row that is shorter than its block leaves the cells that it says nothing of', () => {
  const one = sheet(2, [
    ['1', 'A'],
    ['2', 'B'],
  ])
  one.do(pasted(readBlock('5\tX\n6')))
  expect(one.texts()).toEqual([
    ['5', 'X'],
    ['6', 'B'],
  ])
})

test('the first row of the range goes down through it; a single row takes what stands above', () => {
  const one = sheet(4, [['7', 'A'] as const])
  one.do(to(2, 1), filledDown)
  expect(one.texts()).toEqual([
    ['7', 'A'],
    ['7', 'A'],
    ['7', 'A'],
    ['', ''],
  ])
  one.do(go(3), filledDown)
  expect(one.texts()[3]).toEqual(['7', ''])
  one.do(undone, undone)
  expect(one.texts().slice(1).flat().join('')).toBe('')
  one.do(go(0), filledDown)
  expect(one.state.past).toEqual([])
})

test('a cell that is typed in is written as soon as it is a number, and is one step', () => {
  const one = sheet(1)
  one.do(typed('1'), typed('1,'), typed('1,3'))
  expect(one.values()[0]?.[0]).toBe('1.3000')
  expect(one.texts()[0]?.[0]).toBe('1,3')
  one.do(left)
  expect(one.state.past).toHaveLength(1)
  const before = one.written
  one.do(left, go(0, 1), left)
  expect(one.written).toBe(before)
  one.do(undone)
  expect(one.values()[0]?.[0]).toBe('')
})

test('Escape gives back what stood there, whatever was written meanwhile', () => {
  const one = sheet(1, [['2.5000', ''] as const])
  one.do(typed('3'), typed('3x'), escaped)
  expect(one.values()[0]?.[0]).toBe('2.5000')
  expect(one.texts()[0]?.[0]).toBe('2,5')
  expect(one.state.past).toEqual([])
})

test('a new step forgets what was taken back, and the range is emptied as one step', () => {
  const one = sheet(2, [
    ['1', 'A'],
    ['2', 'B'],
  ])
  one.do(to(1, 1), cleared)
  expect(one.texts().flat().join('')).toBe('')
  one.do(undone)
  expect(one.texts()[1]).toEqual(['2', 'B'])
  one.do(go(0), typed('9'), left, redone)
  expect(one.texts()[1]).toEqual(['2', 'B'])
})

test('moves stay within the sheet; with Shift the range grows from the cell with the focus', () => {
  const one = sheet(3)
  one.do(moved({ row: 1, column: 0 }), moved({ row: 0, column: 5 }), moved({ row: 9, column: 0 }, true))
  expect(one.state.anchor).toEqual({ row: 1, column: 1 })
  expect(one.state.head).toEqual({ row: 2, column: 1 })
  one.do(moved({ row: -9, column: -9 }))
  expect(one.state.anchor).toEqual({ row: 0, column: 0 })
  expect(one.state.head).toEqual(one.state.anchor)
})

test('texts from elsewhere are one step, which can be taken back; rows that are not there are passed over', () => {
  const on = sheet(3, [['1,5', 'A']])
  on.do(
    filled([
      { id: 100, column: 0, text: '2' },
      { id: 102, column: 1, text: 'C' },
      { id: 999, column: 0, text: '9' },
    ]),
  )
  expect(on.values()).toEqual([
    ['2.0000', 'A'],
    ['', ''],
    ['', 'C'],
  ])
  on.do(undone)
  expect(on.texts()[0]).toEqual(['1,5', 'A'])
  expect(on.texts()[2]).toEqual(['', ''])
})
