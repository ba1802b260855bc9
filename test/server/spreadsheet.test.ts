import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import XLSX from 'xlsx'
import type { Cell, GivenCell } from '../../resources/schema/reading/given'
import { sameCell } from '../../server/spreadsheet/cell'
import { crc32 } from '../../server/spreadsheet/crc32'
import { parseWorkbook, type ReaderLimits, readRows } from '../../server/spreadsheet/read-workbook'
import type { AskedReading } from '../../server/spreadsheet/reading'
import { WorkbookRefused } from '../../server/spreadsheet/refusal'
import { Busy, createTurns } from '../../server/spreadsheet/turns'
import { writeWorkbook } from '../../server/spreadsheet/write-workbook'
import { writeZip, type ZipPart } from '../../server/spreadsheet/zip-writer'
import { temporaryFile } from '../../server/storage/temporary-file'
import { workbook, workbookOf } from '../kit/workbooks'

/** Reads a workbook as an import does; answers its notes and rows, or why it was refused, and how long it took. */
async function read(content: Buffer, limits?: ReaderLimits, asked: AskedReading = {}) {
  const [input, output] = [temporaryFile(), temporaryFile()]
  const from = performance.now()
  try {
    await writeFile(input.path, content)
    const { notes, reading } = await parseWorkbook(input.path, output.path, asked, limits)
    const rows: GivenCell[][] = []
    for await (const batch of readRows(output.path)) rows.push(...batch.map(({ cells }) => cells))
    return { notes, rows, reading }
  } catch (error) {
    if (!(error instanceof WorkbookRefused)) throw error
    return { refused: error.reason, seconds: (performance.now() - from) / 1000 }
  } finally {
    await Promise.all([input.remove(), output.remove()])
  }
}

const zip = async (parts: ZipPart[]) => {
  const chunks: Buffer[] = []
  for await (const chunk of writeZip(parts)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const rels = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The parts of a small workbook whose sheet, or other parts, are those given. */
function parts(sheet: ZipPart['content'], more: ZipPart[] = [], prolog = head): ZipPart[] {
  return [
    {
      name: '[Content_Types].xml',
      content: `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${head}<Relationships xmlns="${rels}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${prolog}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${head}<Relationships xmlns="${rels}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
    ...more,
  ]
}

const sheetOf = (rows: string, before = '') =>
  `${head}<worksheet ${main}>${before}<sheetData>${rows}</sheetData></worksheet>`
const textRow = (index: number, at: string, text: string) =>
  `<row r="${index}"><c r="${at}${index}" t="inlineStr"><is><t>${text}</t></is></c></row>`

async function* repeated(text: string, times: number, start = '', end = '') {
  yield Buffer.from(start)
  const block = Buffer.from(text)
  for (let i = 0; i < times; i++) yield block
  yield Buffer.from(end)
}

describe('a workbook', () => {
  const cells: Cell[] = [
    12,
    12.345678,
    -0.5,
    'texte',
    '=1+1',
    '@nom',
    '-12',
    '+33 1 99',
    '01012',
    ' blancs  autour ',
    'deux\nlignes',
    '<&> "é" œ 🥕',
    '_x0041_ \u0001',
    true,
    false,
    { wall: '2026-04-03' },
    { wall: '2026-04-03T10:05:33' },
    { wall: '1900-03-01' },
  ]
  const columns = cells.map((_, index) => ({ header: `Colonne ${index}` }))

  test('reads back what was written, every cell alike', async () => {
    const file = await buffer(
      writeWorkbook({ sheets: [{ name: 'Essai', columns, rows: [[cells]] }], notes: { model: 'unit' } }),
    )
    const { notes, rows } = await read(file)
    expect(notes?.model).toBe('unit')
    expect(rows?.[0]?.[0]).toBe('Colonne 0')
    for (const [index, cell] of cells.entries())
      expect([cell, sameCell(cell, rows?.[1]?.[index] ?? null)]).toEqual([cell, true])
  })
  test('marks what looks like a formula as a text, and changes none of it', async () => {
    const file = await buffer(writeWorkbook({ sheets: [{ name: 'Essai', columns, rows: [[cells]] }] }))
    const book = XLSX.read(file, { dense: true, cellStyles: true, bookFiles: true })
    const sheet = book.Sheets.Essai?.['!data']?.[1] ?? []
    expect(sheet[4]).toMatchObject({ t: 's', v: '=1+1' })
    expect(sheet[4]?.f).toBeUndefined()
    const xml = String(
      (book as unknown as { files: Record<string, { content: Buffer }> }).files['xl/styles.xml']?.content,
    )
    expect(xml).toContain('quotePrefix="1"')
  })
  test('of the old xls format reads alike', async () => {
    const { rows } = await read(
      workbook(
        [
          ['Libellé', 'Nombre', 'Date'],
          ['Été', 12.5, new Date('2026-04-03T00:00:00Z')],
        ],
        'biff8',
      ),
    )
    expect(rows).toEqual([
      ['Libellé', 'Nombre', 'Date'],
      ['Été', 12.5, { wall: '2026-04-03T00:00:00' }],
    ])
  })
  test('gives the last result of a formula', async () => {
    const sheet = sheetOf(
      '<row r="1"><c r="A1" t="str"><f>1+1</f><v>deux</v></c><c r="B1"><f>SUM(A1:A9)</f><v>45</v></c></row>',
    )
    expect((await read(await zip(parts(sheet)))).rows).toEqual([['deux', 45]])
  })
})

describe('a workbook of foreign hands', () => {
  const rows = [['Catalogue 2026'], [], [], ['Nom', 'Prix'], ['Lait', 12.5], [], ['Riz', 7]]
  const kept = rows.filter((row) => row.length)

  test.each(['xlsx', 'xlsm', 'biff8', 'biff5'] as const)('of %s may have empty rows', async (type) => {
    expect((await read(workbook(rows, type))).rows).toEqual(kept)
  })
  test('may hold macros and links to other files: its cells are read, nothing else', async () => {
    const more = [
      { name: 'xl/vbaProject.bin', content: 'x' },
      { name: 'xl/externalLinks/externalLink1.xml', content: `${head}<externalLink ${main}/>` },
      { name: 'xl/connections.xml', content: `${head}<connections ${main}/>` },
    ]
    expect((await read(await zip(parts(sheetOf(textRow(1, 'A', 'a')), more)))).rows).toEqual([['a']])
  })
  test('may hold NUL characters and half characters', async () => {
    expect((await read(workbook([['a\u0000b', '\u0000', 'c\ud83d']], 'biff8'))).rows).toEqual([
      ['ab', '', 'c\ufffd'],
    ])
    expect((await read(await zip(parts(sheetOf(textRow(1, 'A', 'a_x0000_b')))))).rows).toEqual([['ab']])
  })
  test('counts its days from 1904 or from 1900', async () => {
    const day = new Date('2026-04-03T00:00:00Z')
    for (const type of ['xlsx', 'biff8'] as const)
      expect((await read(workbook([['le', day]], type, { date1904: true }))).rows).toEqual([
        ['le', { wall: '2026-04-03T00:00:00' }],
      ])
  })
  test.each(['xlsx', 'biff8'] as const)(
    'of %s is read from its first sheet that is seen and filled',
    async (type) => {
      const hidden = { Workbook: { Sheets: [{ Hidden: 1 as const }, {}, {}] } }
      const sheets = { Listes: [['interne']], Vide: [], Prix: kept, Notes: [['Notes']] }
      expect((await read(workbookOf(sheets, type, hidden))).rows).toEqual(kept)
      const all = { Workbook: { Sheets: [{ Hidden: 1 as const }, { Hidden: 2 as const }] } }
      expect((await read(workbookOf({ Listes: kept, Vide: [] }, type, all))).rows).toEqual(kept)
    },
  )
  test('may begin with a chart of its own', async () => {
    const [types, root, book, rels, sheet] = parts(sheetOf(textRow(1, 'A', 'a')))
    const files = [
      types,
      root,
      {
        ...book,
        content: String(book?.content).replace(
          '<sheets>',
          '<sheets><sheet name="G" sheetId="2" r:id="rId9"/>',
        ),
      },
      {
        ...rels,
        content: String(rels?.content).replace(
          '</Rel',
          `<Relationship Id="rId9" Type="${office}/chartsheet" Target="chartsheets/sheet1.xml"/></Rel`,
        ),
      },
      sheet,
      { name: 'xl/chartsheets/sheet1.xml', content: `${head}<chartsheet ${main}/>` },
    ]
    expect((await read(await zip(files as ZipPart[]))).rows).toEqual([['a']])
  })
  test.each(['xlsx', 'biff8'] as const)('of %s may hold dates that are none', async (type) => {
    const dates = [46000, 0, 2958466, 1e9].map((v) => ({ t: 'n', v, z: 'dd/mm/yyyy' }))
    const [row = []] = (await read(workbook([dates], type))).rows ?? []
    expect(row[0]).toEqual({ wall: '2025-12-09T00:00:00' })
    expect(row[1]).toEqual({ wall: expect.stringMatching(/^1899-12-3[01]T00:00:00$/) })
    // Never another day, never an empty cell, never the whole file.
    expect(row.slice(2)).toEqual(type === 'xlsx' ? [2958466, '#NUM!'] : [2958466, 1e9])
  })
  test.each([
    [1252, [0x80, 0x9c, 0x92, 0x96, 0xe9], '€œ’–é'],
    [10000, [0xce, 0xcf, 0xd5, 0xd0, 0x8e], 'Œœ’–é'],
    [850, [0x82, 0x8a, 0x87, 0x85, 0x97], 'éèçàù'],
  ])('older than Excel 97 is read in its own letters (%i)', async (page, bytes, text) => {
    const file = workbook([['#####']], 'biff5')
    Buffer.from(bytes).copy(file, file.indexOf('#####'))
    file.writeUInt16LE(page, file.indexOf(Buffer.from([0x42, 0, 2, 0])) + 4)
    expect((await read(file)).rows).toEqual([[text]])
  })
  test('may be a bare sheet, as simple programs write it', async () => {
    expect((await read(workbook(rows, 'biff2'))).rows).toEqual(kept)
    const numbers = (...all: number[]) => Buffer.from(new Uint16Array(all).buffer)
    const label = (row: number, text: string) =>
      Buffer.concat([numbers(0x204, 8 + text.length, row, 0, 0, text.length), Buffer.from(text, 'latin1')])
    const php = [numbers(0x809, 8, 0, 0x10, 0, 0), label(0, 'Libellé'), label(1, 'Lait'), numbers(0x0a, 0)]
    expect((await read(Buffer.concat(php))).rows).toEqual([['Libellé'], ['Lait']])
  })
  test('says which cells failed', async () => {
    const failed = sheetOf('<row r="1"><c r="A1" t="e"><f>B1</f><v>#REF!</v></c></row>')
    expect((await read(await zip(parts(failed)))).rows).toEqual([['#REF!']])
    expect((await read(workbook([[{ t: 'e', v: 42 }]], 'biff8'))).rows).toEqual([['#N/A']])
  })
})

describe('the time of a reader', () => {
  test('is the processor time that a file costs', async () => {
    const cells = (row: number) =>
      [...'ABCDEFGHIJ'].map((at) => `<c r="${at}${row}"><v>${row}</v></c>`).join('')
    const rows = Array.from({ length: 90_000 }, (_, n) => `<row r="${n + 1}">${cells(n + 1)}</row>`)
    const answer = await read(await zip(parts(sheetOf(rows.join('')))), { processor: 1, clock: 60_000 })
    expect(answer.refused).toBe('tooLong')
  })
  test('is the fault of nobody but the server past the clock', async () => {
    await expect(read(workbook([['a']]), { processor: 9, clock: 1 })).rejects.toThrow(Busy)
  })
})

describe('a hostile file is refused within 10 seconds', () => {
  const refused = async (content: Buffer, ...reasons: string[]) => {
    const answer = await read(content)
    expect(reasons).toContain(answer.refused)
    expect(answer.seconds).toBeLessThan(10)
  }
  const good = () => zip(parts(sheetOf(textRow(1, 'A', 'a'))))

  test('a sheet that unpacks to hundreds of megabytes', async () => {
    const bomb = repeated(
      '<row/>'.repeat(100_000),
      1000,
      `${head}<worksheet ${main}><sheetData>`,
      '</sheetData></worksheet>',
    )
    await refused(await zip(parts(bomb)), 'tooBig')
  })
  test('a directory that lies about the sizes', async () => {
    const bomb = await zip(
      parts(repeated(' '.repeat(1_000_000), 400, `${head}<worksheet ${main}>`, '</worksheet>')),
    )
    const at = bomb.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
    for (let next = at; next >= 0; next = bomb.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'), next + 4))
      bomb.writeUInt32LE(100, next + 24)
    await refused(bomb, 'tooBig')
  })
  test('shared texts that fill the memory', async () => {
    const texts = repeated(
      '<si><t>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</t></si>'.repeat(10_000),
      200,
      `${head}<sst ${main}>`,
      '</sst>',
    )
    await refused(await zip(parts(sheetOf(''), [{ name: 'xl/sharedStrings.xml', content: texts }])), 'tooBig')
  })
  test('styles that fill the memory', async () => {
    const formats = repeated(
      '<xf numFmtId="1"/>'.repeat(10_000),
      120,
      `${head}<styleSheet ${main}><cellXfs>`,
      '</cellXfs></styleSheet>',
    )
    await refused(await zip(parts(sheetOf(''), [{ name: 'xl/styles.xml', content: formats }])), 'tooBig')
  })
  test('thousands of parts', async () => {
    const many = Array.from({ length: 2000 }, (_, n) => ({ name: `xl/media/${n}.bin`, content: 'x' }))
    await refused(await zip(parts(sheetOf(''), many)), 'tooManyParts')
  })
  test('parts that share their bytes', async () => {
    const file = await good()
    const first = file.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
    const second = file.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'), first + 4)
    file.writeUInt32LE(file.readUInt32LE(first + 42), second + 42)
    await refused(file, 'damaged')
  })
  test('names that climb out', async () => {
    await refused(await zip(parts(sheetOf(''), [{ name: '../../etc/passwd', content: 'x' }])), 'damaged')
    await refused(await zip(parts(sheetOf(''), [{ name: '/etc/passwd', content: 'x' }])), 'damaged')
  })
  test('a document type with entities, and one outside', async () => {
    const laughs = `${head}<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
    await refused(
      await zip(parts(sheetOf('<row r="1"><c r="A1"><v>&b;</v></c></row>'), [], laughs)),
      'external',
    )
    const outside = sheetOf('').replace(
      '<worksheet',
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet',
    )
    await refused(await zip(parts(outside)), 'external')
  })
  test('a binary workbook (xlsb)', async () => {
    await refused(workbook([['Libellé'], ['a']], 'xlsb'), 'xlsb')
  })
  test('a page, a text or an archive under a false name', async () => {
    await refused(Buffer.from('<html><table><tr><td>a</td></tr></table></html>'), 'notSpreadsheet')
    await refused(Buffer.from('Libellé;Nature\na;b\n'), 'notSpreadsheet')
    await refused(await zip([{ name: 'notes.txt', content: 'x' }]), 'notSpreadsheet')
  })
  test('a text that no cell can hold', async () => {
    await refused(await zip(parts(sheetOf(textRow(1, 'A', 'a\n'.repeat(20_000))))), 'tooBig')
  })
  test('more than 100,000 rows', async () => {
    await refused(
      await zip(
        parts(sheetOf(Array.from({ length: 100_003 }, (_, n) => textRow(n + 1, 'A', `${n}`)).join(''))),
      ),
      'tooManyRows',
    )
  })
  test('a cell in the last column', async () => {
    await refused(await zip(parts(sheetOf(textRow(1, 'XFD', 'x')))), 'tooManyColumns')
  })
  test('cells in the last column of every row', async () => {
    const rows = Array.from({ length: 90_000 }, (_, n) => textRow(n + 1, 'XFD', 'x')).join('')
    await refused(await zip(parts(sheetOf(rows))), 'tooManyColumns', 'tooBig', 'tooLong')
  })
  test('a truncated file, and noise behind a good beginning', async () => {
    const file = await good()
    await refused(file.subarray(0, file.length - 40), 'damaged')
    await refused(Buffer.concat([file.subarray(0, 60), Buffer.alloc(5000, 7)]), 'damaged')
  })
  test('noise in the old format', async () => {
    const file = workbook(
      Array.from({ length: 200 }, (_, n) => [n, `texte ${n}`]),
      'biff8',
    )
    for (let n = 600; n < file.length; n += 7) file[n] = (n * 31) % 256
    const answer = await read(file)
    expect(answer.refused ?? 'read').toMatch(/damaged|protected|tooBig|tooLong|tooMany|read/)
  })
  test('a workbook under a password', async () => {
    const file = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(1000),
      Buffer.from('EncryptedPackage', 'utf16le'),
      Buffer.alloc(1000),
    ])
    await refused(file, 'protected')
  })
})

test('a huge claimed size of the sheet costs nothing', async () => {
  const sheet = sheetOf(
    `${textRow(1, 'A', 'Libellé')}${textRow(1_048_576, 'A', 'dernière')}`,
    '<dimension ref="A1:XFD1048576"/>',
  )
  expect((await read(await zip(parts(sheet)))).rows).toEqual([['Libellé'], ['dernière']])
})

test('turns never let more run than allowed', async () => {
  const turns = createTurns(2)
  let [running, most] = [0, 0]
  const work = () =>
    turns(async () => {
      most = Math.max(most, ++running)
      await new Promise((done) => setTimeout(done, 2))
      running--
    })
  await Promise.all(Array.from({ length: 9 }, work))
  expect(most).toBe(2)
})

test('who waits for a turn too long is told that the server is busy, and takes no turn of another', async () => {
  const turns = createTurns(1)
  let end = () => {}
  const held = turns(() => new Promise<void>((done) => (end = done)))
  await expect(turns(async () => 'late', 1)).rejects.toThrow(Busy)
  const next = turns(async () => 'next', 60_000)
  end()
  expect(await next).toBe('next')
  await held
})

test('the checksum is that of every zip program', () => {
  expect(crc32(Buffer.from('123456789'), 0)).toBe(0xcbf43926)
})
