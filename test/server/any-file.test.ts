import { describe, expect, test } from 'vitest'
import XLSX from 'xlsx'
import { resources } from '../../resources'
import { fold } from '../../resources/schema/fold'
import { cellText } from '../../resources/schema/reading/read-cell'
import type { SheetReading } from '../../resources/schema/sheet-files'
import type { FileReading, SaidReading } from '../../server/api/imports/file-reading'
import { Tables } from '../../server/api/imports/table'
import { findTitles } from '../../server/api/imports/titles'
import { chooseSheets } from '../../server/spreadsheet/choose-sheets'
import { odsReader, xlsReader } from '../../server/spreadsheet/read-book'
import { textReader } from '../../server/spreadsheet/read-text'
import { xlsxReader } from '../../server/spreadsheet/read-xlsx'
import { WorkbookRefused } from '../../server/spreadsheet/refusal'
import type { SheetRow, WorkbookReader } from '../../server/spreadsheet/sheet-row'

class Every extends Set<string> {
  override has() {
    return true
  }
}

const nobody = { userId: 1, sessionId: 1, profileTypeId: 1, level: 1, lists: {} }

type Cells = (string | number | null)[][]

const known = new Set(['Référence', 'Libellé', 'Prix HT', 'Prix TTC', 'TVA', 'Famille'].map(fold))

/** The rows of the sheets that are read, as a table of texts under their titles. */
async function tableOf(reader: WorkbookReader, said: SaidReading = {}) {
  const { chosen } = await chooseSheets(reader.sheets, { asked: said.sheets, known: [...known] })
  const rows: SheetRow[] = []
  for await (const row of chosen[0]?.rows() ?? []) rows.push(row)
  const titles = findTitles(known, rows, said)
  return [titles.cells, ...rows.slice(titles.last + 1).map(({ cells }) => cells)].map((cells) =>
    Array.from(cells, (cell = null) => cellText(cell, { kind: 'text', label: '', required: false })),
  )
}

const plain = [
  ['Référence', 'Libellé', 'Prix HT'],
  ['00127', 'Crème d’Isigny 40 % – été', '1 234,50'],
  ['A;2', 'Pâté "maison"', '3,20'],
]
const quoted = (text: string, separator: string) =>
  text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
const textOf = (rows: string[][], separator: string) =>
  rows.map((row) => row.map((cell) => quoted(cell, separator)).join(separator)).join('\r\n')

const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16()
const windows = new Map([
  ['’', 0x92],
  ['–', 0x96],
  ['€', 0x80],
  ['œ', 0x9c],
])
const latin = (text: string) => Buffer.from([...text].map((char) => windows.get(char) ?? char.charCodeAt(0)))

const encoders = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with its mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'windows-1252': latin,
  'utf-16le': (text: string) => Buffer.from(text, 'utf16le'),
  'utf-16le with its mark': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16be': (text: string) => swapped(Buffer.from(text, 'utf16le')),
  'utf-16be with its mark': (text: string) => swapped(Buffer.from(`\ufeff${text}`, 'utf16le')),
}
const separators = { semicolon: ';', comma: ',', tab: '\t' } as const

describe('a text of separated values', () => {
  const cases = Object.entries(encoders).flatMap(([encoding, encode]) =>
    Object.entries(separators).map(([name, separator]) => ({ encoding, encode, name, separator })),
  )
  test.each(cases)(
    'in $encoding, by $name, is read as what it says',
    async ({ encoding, encode, name, separator }) => {
      const reader = textReader(encode(textOf(plain, separator)), {})
      expect(reader.shape).toEqual({ encoding: encoding.split(' ')[0], separator: name })
      expect(await tableOf(reader)).toEqual(plain)
    },
  )

  const texts: [string, string, string[][], SheetReading?][] = [
    [
      'announces its separator',
      'sep=,\r\nRéférence,Libellé\r\n1,a;b',
      [
        ['Référence', 'Libellé'],
        ['1', 'a;b'],
      ],
    ],
    [
      'has lines within quotes, and lone CR',
      'Référence;Libellé\r1;"a\nb"\r2;c',
      [
        ['Référence', 'Libellé'],
        ['1', 'a\nb'],
        ['2', 'c'],
      ],
    ],
    [
      'has inches that are no quotes',
      'Référence;Libellé\n1;Vis 3" inox',
      [
        ['Référence', 'Libellé'],
        ['1', 'Vis 3" inox'],
      ],
    ],
    ['has one column', 'Libellé\nUn\nDeux, trois', [['Libellé'], ['Un'], ['Deux, trois']]],
    [
      'has decimals with commas',
      'Libellé;Prix HT\nUn;1,5\nDeux;2,25\nTrois;3,1',
      [
        ['Libellé', 'Prix HT'],
        ['Un', '1,5'],
        ['Deux', '2,25'],
        ['Trois', '3,1'],
      ],
    ],
    [
      'is read by another separator where somebody says so',
      'Libellé;Prix,HT\nUn;1,5',
      [
        ['Libellé;Prix', 'HT'],
        ['Un;1', '5'],
      ],
      { separator: 'comma' },
    ],
    [
      'keeps zeros, signs and days as they are written',
      "Référence;Libellé;TVA\n007;'=1+1;01/02/2026",
      [
        ['Référence', 'Libellé', 'TVA'],
        ['007', '=1+1', '01/02/2026'],
      ],
    ],
  ]
  test.each(texts)('%s', async (_, text, table, asked) => {
    expect(await tableOf(textReader(Buffer.from(text), asked ?? {}))).toEqual(table)
  })

  test('that is none is refused', () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])
    expect(() => textReader(png, {})).toThrow(WorkbookRefused)
    expect(() => textReader(Buffer.from('abc;def\nab;c\n'), { encoding: 'utf-16le' })).not.toThrow()
    expect(() => textReader(Buffer.from('ab\0c;d'.repeat(9)), { encoding: 'utf-8' })).toThrow(WorkbookRefused)
  })
})

/** A workbook of sheets of a kind, cells merged where it is told, read by its reader. */
function readerOf(
  kind: 'xlsx' | 'biff8' | 'ods',
  sheets: Record<string, { rows: Cells; merged?: string[] }>,
) {
  const book = XLSX.utils.book_new()
  for (const [name, { rows, merged = [] }] of Object.entries(sheets)) {
    const sheet = XLSX.utils.aoa_to_sheet(rows)
    sheet['!merges'] = merged.map((area) => XLSX.utils.decode_range(area))
    XLSX.utils.book_append_sheet(book, sheet, name)
  }
  const file: Buffer = XLSX.write(book, { type: 'buffer', bookType: kind })
  return kind === 'xlsx' ? xlsxReader(file) : kind === 'ods' ? odsReader(file) : xlsReader(file)
}

const csv = (rows: Cells) =>
  textReader(Buffer.from(rows.map((row) => row.map((cell) => cell ?? '').join(';')).join('\n')), {})

const kinds = ['xlsx', 'biff8', 'ods'] as const
const two = {
  rows: [
    ['Tarif 2026', null, null, null, null],
    [],
    ['Référence', 'Désignation', 'Prix', null, 'Stock'],
    [null, null, 'HT', 'TTC', null],
    ['A1', 'Pain', 1.5, 1.58, 3],
  ] as Cells,
  merged: ['A1:E1', 'C3:D3', 'A3:A4', 'B3:B4', 'E3:E4'],
}
const twoTable = [
  ['Référence', 'Désignation', 'Prix HT', 'Prix TTC', 'Stock'],
  ['A1', 'Pain', '1.5', '1.58', '3'],
]

describe.each(kinds)('a workbook (%s)', (kind) => {
  test('has its titles in two rows, with merged cells', async () => {
    expect(await tableOf(await readerOf(kind, { A: two }))).toEqual(twoTable)
  })
  test('has its titles on its fiftieth row', async () => {
    const above: Cells = Array.from({ length: 49 }, (_, at) => [`Note ${at}`])
    const rows = [...above, ['Référence', 'Libellé'], ['A1', 'Pain']]
    expect(await tableOf(await readerOf(kind, { A: { rows } }))).toEqual([
      ['Référence', 'Libellé'],
      ['A1', 'Pain'],
    ])
  })
  test('has texts merged over several rows, which count for each; numbers do not', async () => {
    const rows: Cells = [
      ['Famille', 'Référence', 'Prix HT'],
      ['Épicerie', 'A1', 5],
      [null, 'A2', null],
      ['Frais', 'A3', 6],
    ]
    expect(await tableOf(await readerOf(kind, { A: { rows, merged: ['A2:A3', 'C2:C3'] } }))).toEqual([
      ['Famille', 'Référence', 'Prix HT'],
      ['Épicerie', 'A1', '5'],
      ['Épicerie', 'A2'],
      ['Frais', 'A3', '6'],
    ])
  })
  test('has several sheets: the one with the most known titles is read, another one where it is said', async () => {
    const reader = await readerOf(kind, {
      Couverture: { rows: [['Tarif des fruits'], ['Valable en 2026']] },
      Tarif: {
        rows: [
          ['Référence', 'Libellé', 'Prix HT'],
          ['A1', 'Pain', 2],
        ],
      },
      Vide: { rows: [] },
      Anciens: {
        rows: [
          ['Référence', 'Prix HT'],
          ['B1', 3],
        ],
      },
    })
    const { sheets } = await chooseSheets(reader.sheets, { known: [...known] })
    expect(sheets).toEqual([
      { name: 'Couverture', known: 0 },
      { name: 'Tarif', known: 3 },
      { name: 'Anciens', known: 2 },
    ])
    expect((await tableOf(reader))[1]).toEqual(['A1', 'Pain', '2'])
    expect((await tableOf(reader, { sheets: ['Anciens'] }))[1]).toEqual(['B1', '3'])
  })
})

describe('titles', () => {
  const cases: [string, Cells, string[], SaidReading?][] = [
    ['of two rows without merged cells', two.rows, twoTable[0] ?? []],
    [
      'whose lower row is known by itself',
      [
        ['Identité', null, 'Conditions', null],
        ['Référence', 'Libellé', 'TVA', 'Délai'],
        ['A', 'Pain', '5,5', '2'],
      ],
      ['Référence', 'Libellé', 'TVA', 'Conditions Délai'],
    ],
    [
      'over a first row of texts are one row',
      [
        ['Référence', 'Libellé', null],
        ['A1', 'Pain', 'frais'],
      ],
      ['Référence', 'Libellé', ''],
    ],
    [
      'that repeat are told apart',
      [
        ['Libellé', 'Prix', 'Prix', 'Prix'],
        ['Pain', 1, 2, 3],
      ],
      ['Libellé', 'Prix', 'Prix (2)', 'Prix (3)'],
    ],
    [
      'under a line about the file',
      [
        ['Client :', 'Martin'],
        ['Référence', 'Libellé'],
        ['A1', 'Pain'],
      ],
      ['Référence', 'Libellé'],
    ],
    [
      'of no known word stand in the row with the most texts',
      [['Mercuriale'], ['Code', 'Produit', 'Tarif'], ['A', 'Pain', 1]],
      ['Code', 'Produit', 'Tarif'],
    ],
    [
      'stand where somebody says',
      [
        ['Code', 'Produit', 'Tarif'],
        ['x', 'y', 'z'],
        ['A', 'Pain', 1],
      ],
      ['x', 'y', 'z'],
      { titleLine: 1, titleCount: 1 },
    ],
  ]
  test.each(cases)('%s', async (_, rows, titles, said) => {
    const [found = []] = await tableOf(csv(rows), said)
    expect([...found, ...Array(Math.max(0, titles.length - found.length)).fill('')]).toEqual(titles)
  })
})

/** The rows of the sheets of a file as they are imported into units, and those that are passed over. */
function imported(sheets: Cells[], said: SaidReading = {}) {
  const resource = resources.get('unit')
  const names = sheets.map((_, at) => ({ name: `Feuille ${at + 1}`, from: at * 100 }))
  const file: FileReading = { sheets: [], read: names, said }
  const viewer = { actor: { ...nobody, permissions: new Every() }, registry: resources }
  const tables = new Tables({ viewer, resource, typed: [], mapping: [] }, file)
  return sheets.map((rows, sheet) => {
    const batch = rows.map((cells, line) => ({
      ...{ line: sheet * 100 + line, sheet, cells: [...cells] },
      ...(cells[0] === 'CONTENANTS' ? { spans: [[0, 3] as const] } : {}),
    }))
    const { errors, rowsOf, found } = tables.at(batch)
    return { errors, rows: rowsOf(batch).map(({ cells }) => cells), left: found.left }
  })
}

describe('rows of the table', () => {
  const titles = ['Libellé', 'Abréviation', 'Nature', 'Décimales']
  const [a, b, c] = [
    ['Carton', 'ctn', 'Nombre', 0],
    ['Bidon', 'bid', 'Volume', 1],
    ['Fût', 'fut', 'Volume', 1],
  ]
  test('are all but headings, titles that come back and totals, wherever they stand', () => {
    const rows = [
      ['Nos unités'],
      titles,
      ['CONTENANTS'],
      a,
      ['Sous-total', null, null, 3],
      titles,
      b,
      c,
      ['TOTAL', '', '', '12,5'],
    ]
    const [read] = imported([rows])
    expect(read?.rows).toEqual([a, b, c])
    expect(read?.left).toEqual([
      { line: 2, why: 'section' },
      { line: 4, why: 'total' },
      { line: 5, why: 'titles' },
      { line: 8, why: 'total' },
    ])
    expect(imported([rows], { whole: true })[0]?.rows).toHaveLength(7)
  })
  test('are those that could be one: a brand is called Total, a line is half empty', () => {
    const rows = [titles, a, b, ['Total', 'tot', 'Nombre', 0], ['Sac', 'sac', null, null]]
    expect(imported([rows])[0]?.rows).toEqual(rows.slice(1))
  })
  test('of several sheets come one after the other, by the titles of each', () => {
    const [first, second, third] = imported([
      [titles, a, b],
      [['Suite'], [...titles].reverse(), [...(c ?? [])].reverse()],
      [
        ['Libellé', 'Autre'],
        ['x', 'y'],
      ],
    ])
    expect(first?.rows).toEqual([a, b])
    expect(second?.rows).toEqual([c])
    expect(third?.errors).toEqual([
      "La feuille « Feuille 3 » n'a pas les mêmes colonnes que la première : importez-la à part.",
    ])
  })
})
