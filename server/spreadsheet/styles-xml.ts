/** Indexes of the cell styles of a written workbook. */
export const styles = { general: 0, header: 1, text: 2, quoted: 3, day: 4, moment: 5, number: 6 } as const

/** Largest number of decimals that has a style of its own. */
const maxScale = 6

/** Style of the numbers of a column that shows `scale` decimals. */
export const styleOf = (scale: number | undefined): number =>
  scale === undefined ? styles.general : styles.number + Math.min(scale, maxScale)

const customFormat = 170
const scales = Array.from({ length: maxScale + 1 }, (_, scale) => scale)
const formatOf = (scale: number) => `#,##0${scale ? `.${'0'.repeat(scale)}` : ''}`

const numberFormats = [
  '<numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>',
  '<numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/>',
  ...scales.map((scale) => `<numFmt numFmtId="${customFormat + scale}" formatCode="${formatOf(scale)}"/>`),
]

/** The fills and fonts of a family of styles: of titles, and of cells. */
interface Shade {
  head: number
  body: number
  font: number
}
const plainShade: Shade = { head: 2, body: 0, font: 0 }
const mutedShade: Shade = { head: 4, body: 3, font: 2 }
const wrongShade: Shade = { head: 6, body: 5, font: 3 }

function formatsOf({ head, body, font }: Shade): string[] {
  const fill = `fontId="${font}" fillId="${body}" borderId="0" xfId="0"${body ? ' applyFont="1" applyFill="1"' : ''}`
  const format = (id: number, more = '') => `<xf numFmtId="${id}" ${fill} applyNumberFormat="1"${more}/>`
  return [
    `<xf numFmtId="0" ${fill}/>`,
    `<xf numFmtId="49" fontId="1" fillId="${head}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`,
    format(49),
    format(49, ' quotePrefix="1"'),
    format(164),
    format(165),
    ...scales.map((scale) => format(customFormat + scale)),
  ]
}

/** What is added to a style for its greyed twin. */
export const muted = formatsOf(plainShade).length
/** What is added to a style for its twin that marks an error. */
export const wrong = 2 * muted
const cellFormats = [plainShade, mutedShade, wrongShade].flatMap(formatsOf)

const solid = (rgb: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/></patternFill></fill>`

/** `xl/styles.xml` of every workbook of the product. */
export const stylesXml = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  `<numFmts count="${numberFormats.length}">${numberFormats.join('')}</numFmts>`,
  '<fonts count="4"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font><font><sz val="11"/><color rgb="FF595959"/><name val="Calibri"/></font><font><sz val="11"/><color rgb="FF9C0006"/><name val="Calibri"/></font></fonts>',
  `<fills count="7"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${['FF1F3A5F', 'FFE7E6E6', 'FF6B6B6B', 'FFFFC7CE', 'FF9C0006'].map(solid).join('')}</fills>`,
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('')
