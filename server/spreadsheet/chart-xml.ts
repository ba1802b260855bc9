import { columnName, escapeXml } from './sheet-xml'

/** A chart of a sheet's own rows, drawn by the spreadsheet itself beside them. */
export interface SheetChart {
  title: string
  kind: 'bar' | 'line'
  /** Index of the column of its categories, and of each series; the first row of the sheet names them. */
  categories: number
  values: readonly number[]
  /** Rows of the sheet that it shows: the first one, the titles being 1, and how many. */
  from: number
  rows: number
  /** Its upper left corner: column and row, from 0. */
  at: readonly [column: number, row: number]
}

const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const drawingMl = 'http://schemas.openxmlformats.org/drawingml/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** Columns and rows that a chart takes. */
const size = [9, 18] as const

/** Relations of a sheet to its drawing, or of a drawing to its charts. */
export const relationsXml = (targets: readonly { kind: 'drawing' | 'chart'; target: string }[]): string =>
  `${start}<Relationships xmlns="${packages}">${targets
    .map(
      ({ kind, target }, i) => `<Relationship Id="rId${i + 1}" Type="${office}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const corner = (name: 'from' | 'to', [column, row]: readonly [number, number]) =>
  `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`

/** Where the charts of a sheet stand; each is told by its title to who does not see it. */
export const drawingXml = (charts: readonly SheetChart[]): string =>
  `${start}<xdr:wsDr xmlns:xdr="${drawingMl}/spreadsheetDrawing" xmlns:a="${drawingMl}/main">${charts
    .map(
      ({ at, title }, i) =>
        `<xdr:twoCellAnchor>${corner('from', at)}${corner('to', [at[0] + size[0], at[1] + size[1]])}<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${i + 2}" name="${escapeXml(title)}" descr="${escapeXml(title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="${drawingMl}/chart"><c:chart xmlns:c="${drawingMl}/chart" xmlns:r="${office}" r:id="rId${i + 1}"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>`,
    )
    .join('')}</xdr:wsDr>`

const colours = ['1F3A5F', '2E7D32', 'B26A00', 'AD1457'] as const

/** One chart; `sheet` is the name of the sheet that holds its rows, `above` the lines that stand above its titles. */
export function chartXml(
  { kind, title, categories, values, from: first, rows }: SheetChart,
  sheet: string,
  above = 0,
): string {
  const from = first + above
  const name = `'${sheet.replaceAll("'", "''")}'`
  const range = (column: number) => {
    const letter = columnName(column)
    return escapeXml(`${name}!$${letter}$${from}:$${letter}$${from + rows - 1}`)
  }
  const head = (column: number) => escapeXml(`${name}!$${columnName(column)}$${from - 1}`)
  const series = values
    .map((column, i) => {
      const colour = colours[i % colours.length]
      const fill = `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`
      const shape =
        kind === 'line' ? `<c:spPr><a:ln w="28575">${fill}</a:ln></c:spPr>` : `<c:spPr>${fill}</c:spPr>`
      return `<c:ser><c:idx val="${i}"/><c:order val="${i}"/><c:tx><c:strRef><c:f>${head(column)}</c:f></c:strRef></c:tx>${shape}${kind === 'line' ? '<c:marker><c:symbol val="none"/></c:marker>' : '<c:invertIfNegative val="0"/>'}<c:cat><c:strRef><c:f>${range(categories)}</c:f></c:strRef></c:cat><c:val><c:numRef><c:f>${range(column)}</c:f></c:numRef></c:val></c:ser>`
    })
    .join('')
  const axes = '<c:axId val="1"/><c:axId val="2"/>'
  const plot =
    kind === 'line'
      ? `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}<c:marker val="1"/>${axes}</c:lineChart>`
      : `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>${series}<c:gapWidth val="60"/>${axes}</c:barChart>`
  const axis = (id: number, cross: number, position: string) =>
    `<c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="${position}"/>${id === 2 ? '<c:majorGridlines/><c:numFmt formatCode="#,##0" sourceLinked="0"/>' : ''}<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:crossAx val="${cross}"/><c:crosses val="autoZero"/>`
  return `${start}<c:chartSpace xmlns:c="${drawingMl}/chart" xmlns:a="${drawingMl}/main" xmlns:r="${office}"><c:chart><c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:rPr lang="fr-FR" sz="1200" b="1"/><a:t>${escapeXml(title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title><c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>${plot}<c:catAx>${axis(1, 2, 'b')}</c:catAx><c:valAx>${axis(2, 1, 'l')}</c:valAx></c:plotArea>${values.length > 1 ? '<c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend>' : ''}<c:plotVisOnly val="1"/></c:chart></c:chartSpace>`
}
