/** Indexes of the cell styles of a written workbook. */
export const styles = {
  ...{ general: 0, header: 1, text: 2, quoted: 3, day: 4, moment: 5, number: 6 },
  /** Behind the numbers of each scale. */
  quotedHeader: 13,
  /** Amounts, prices and percents with their sign. */
  ...{ euro: 14, price: 15, percent: 16 },
} as const

/** What numbers of a column are amounts of, beside their decimals. */
export type SheetUnit = 'euro' | 'percent'

/** Largest number of decimals that has a style of its own. */
const maxScale = 6

/** Style of the numbers of a column that shows `scale` decimals. */
export const styleOf = (scale: number | undefined, unit?: SheetUnit): number => {
  if (unit === 'euro') return scale === 2 ? styles.euro : styles.price
  if (unit === 'percent') return styles.percent
  return scale === undefined ? styles.general : styles.number + Math.min(scale, maxScale)
}

const customFormat = 170
const scales = Array.from({ length: maxScale + 1 }, (_, scale) => scale)
const formatOf = (scale: number) => `#,##0${scale ? `.${'0'.repeat(scale)}` : ''}`

const [euroFormat, priceFormat, percentFormat] = [180, 181, 182]

const numberFormats = [
  '<numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>',
  '<numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/>',
  ...scales.map((scale) => `<numFmt numFmtId="${customFormat + scale}" formatCode="${formatOf(scale)}"/>`),
  `<numFmt numFmtId="${euroFormat}" formatCode="#,##0.00\\ &quot;€&quot;"/>`,
  `<numFmt numFmtId="${priceFormat}" formatCode="#,##0.0000\\ &quot;€&quot;"/>`,
  `<numFmt numFmtId="${percentFormat}" formatCode="0.00\\ &quot;%&quot;"/>`,
]

/** The fills and fonts of a family of styles: of titles, and of cells. */
interface Shade {
  head: number
  body: number
  font: number
  border?: number
}
const plainShade: Shade = { head: 2, body: 0, font: 0 }
const mutedShade: Shade = { head: 4, body: 3, font: 2 }
const wrongShade: Shade = { head: 6, body: 5, font: 3 }

function formatsOf({ head, body, font, border = 0 }: Shade): string[] {
  const fill = `fontId="${font}" fillId="${body}" borderId="${border}" xfId="0"${font ? ' applyFont="1"' : ''}${body ? ' applyFill="1"' : ''}${border ? ' applyBorder="1"' : ''}`
  const format = (id: number, more = '') => `<xf numFmtId="${id}" ${fill} applyNumberFormat="1"${more}/>`
  return [
    `<xf numFmtId="0" ${fill}/>`,
    `<xf numFmtId="49" fontId="1" fillId="${head}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`,
    format(49),
    format(49, ' quotePrefix="1"'),
    format(164),
    format(165),
    ...scales.map((scale) => format(customFormat + scale)),
    `<xf numFmtId="49" fontId="1" fillId="${head}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" quotePrefix="1"/>`,
    ...[euroFormat, priceFormat, percentFormat].map((id) => format(id)),
  ]
}

/** What is added to a style for its greyed twin. */
export const muted = formatsOf(plainShade).length
/** What is added to a style for its twin that marks an error. */
export const wrong = 2 * muted

/** Colours that say something of a cell: of its text, or of its frame. */
const tones = {
  pink: { ...plainShade, font: 4 },
  red: { ...plainShade, font: 5 },
  green: { ...plainShade, font: 6 },
  orangeFrame: { ...plainShade, border: 1 },
  greenFrame: { ...plainShade, border: 2 },
  total: { ...plainShade, body: 3, font: 7 },
} as const satisfies Record<string, Shade>
export type CellTone = keyof typeof tones
const toneNames = Object.keys(tones) as CellTone[]
/** What is added to a style for its twin in a colour. */
export const toneOf = (tone: CellTone): number => (3 + toneNames.indexOf(tone)) * muted
const shadedFormats = [plainShade, mutedShade, wrongShade, ...Object.values(tones)].flatMap(formatsOf)
/** Style of the title of a report. */
export const titleStyle = shadedFormats.length
const cellFormats = [
  ...shadedFormats,
  '<xf numFmtId="49" fontId="8" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
]

const font = (rgb: string) => `<font><sz val="11"/><color rgb="${rgb}"/><name val="Calibri"/></font>`
const frame = (rgb: string) =>
  `<border>${['left', 'right', 'top', 'bottom'].map((side) => `<${side} style="medium"><color rgb="${rgb}"/></${side}>`).join('')}<diagonal/></border>`

const solid = (rgb: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/></patternFill></fill>`

/** `xl/styles.xml` of every workbook of the product. */
export const stylesXml = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  `<numFmts count="${numberFormats.length}">${numberFormats.join('')}</numFmts>`,
  `<fonts count="9"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font>${['FF595959', 'FF9C0006', 'FFAD1457', 'FFB42318', 'FF1B6E3C'].map(font).join('')}<font><b/><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="14"/><name val="Calibri"/></font></fonts>`,
  `<fills count="7"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${['FF1F3A5F', 'FFE7E6E6', 'FF6B6B6B', 'FFFFC7CE', 'FF9C0006'].map(solid).join('')}</fills>`,
  `<borders count="3"><border><left/><right/><top/><bottom/><diagonal/></border>${['FFB26A00', 'FF1B6E3C'].map(frame).join('')}</borders>`,
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('')
