import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { escapeXml } from '../../spreadsheet/sheet-xml'
import { writeZip } from '../../spreadsheet/zip-writer'

const xmlStart = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const package_ = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const typeOf = (name: string) => `application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml`

const contentTypes = `${xmlStart}<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${typeOf('document.main')}"/><Override PartName="/word/styles.xml" ContentType="${typeOf('styles')}"/></Types>`
const relations = (type: string, target: string) =>
  `${xmlStart}<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`

const style = (id: string, name: string, { size, bold }: { size: number; bold: boolean }) =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/><w:pPr><w:spacing w:after="160"/></w:pPr><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/><w:lang w:val="fr-FR"/></w:rPr></w:style>`
const styles = `${xmlStart}<w:styles xmlns:w="${word}">${style('Normal', 'Normal', { size: 22, bold: false })}${style('Titre1', 'heading 1', { size: 36, bold: true })}</w:styles>`

const paragraph = (text: string, styleId = 'Normal') =>
  `<w:p><w:pPr><w:pStyle w:val="${styleId}"/></w:pPr><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`

/** A Word document of a title and paragraphs. */
export function wordDocument(title: string, paragraphs: readonly string[]): Promise<Buffer> {
  const body = [paragraph(title, 'Titre1'), ...paragraphs.map((text) => paragraph(text))].join('')
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>'
  return buffer(
    Readable.from(
      writeZip([
        { name: '[Content_Types].xml', content: contentTypes },
        { name: '_rels/.rels', content: relations('officeDocument', 'word/document.xml') },
        { name: 'word/_rels/document.xml.rels', content: relations('styles', 'styles.xml') },
        {
          name: 'word/document.xml',
          content: `${xmlStart}<w:document xmlns:w="${word}"><w:body>${body}${page}</w:body></w:document>`,
        },
        { name: 'word/styles.xml', content: styles },
      ]),
    ),
  )
}

/** The letter that a member fills in when a supplier has to be written to on paper. */
export const claimLetter = (): Promise<Buffer> =>
  wordDocument('Courrier de réclamation', [
    'Établissement :',
    'Fournisseur :',
    'Commande n° :          Livrée le :',
    'Madame, Monsieur,',
    'À la réception de la commande ci-dessus, nous avons constaté les écarts suivants :',
    '–  Article :          Quantité commandée :          Quantité reçue :',
    "Nous vous demandons d'établir un avoir correspondant et de nous en adresser la référence.",
    "Veuillez agréer, Madame, Monsieur, l'expression de nos salutations distinguées.",
    'Nom, fonction et signature :',
  ])
