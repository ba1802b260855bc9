import { fold } from '../../resources/schema/fold'
import { bareCode } from '../../resources/schema/reading/codes'
import { singular } from '../../resources/schema/search-words'

/** A line of a quick order, as it was read. */
export interface QuickRow {
  line: number
  /** The reference, or what the article is called. */
  reference: string
  quantity: string
  /** The unit that the quantity was said in, folded, in the singular. */
  unit?: string
  /** The article itself, where it is known. */
  article_id?: number
}

const number = '(?:\\d+ ?[½¼¾]|[½¼¾]|(?:\\d+ )?\\d/\\d|\\d+(?:[.,]\\d+)?)'
const isNumber = (text: string) => new RegExp(`^${number}$`).test(text)

/** What one orders by; another word behind a number is part of a name. */
const packs =
  'barquette|bidon|boite|bouteille|brique|cagette|caisse|carton|colis|flacon|fut|kg|kilo|kilogramme|l|litre|lot|pack|paquet|piece|plateau|poche|pot|rouleau|sac|sachet|seau|tube|unite'
const unit = `(?<unit>(?:${packs})s?|seaux|plateaux)`

const [behind, before] = [
  // « AR1 x 4 », « AR1 : 3 cartons », « AR1,18 », « Carotte vrac - 2 sacs »
  new RegExp(
    `^(?<name>.*?\\S)(?:\\s*[:;=→]\\s*|\\s+[x×*–-]?\\s*|\\s*[×*,]\\s*)(?<quantity>${number})(?:\\s*${unit})?\\s*[x×]?$`,
  ),
  // « 3 PDLV-01301 », « 4 x Carotte », « 3 cartons de Steak haché »
  new RegExp(`^(?<quantity>${number})\\s*(?:[x×*]\\s+|\\s)(?:${unit}\\s+(?:de\\s+|d')?)?(?<name>\\S.*)$`),
]

const oneOf = (word: string | undefined) => (word ? { unit: singular(fold(word)) } : {})

/** A line without columns: the quantity behind the reference or the name, else before it. */
function rowOfWords(raw: string): Omit<QuickRow, 'line'> {
  // A bullet, or the rank of a list.
  const text = raw.replace(/^[•*–-]\s+/, '')
  const plain = fold(text)
  // Folding « œ » makes a text longer: what was typed is cut by the letters that are left.
  const cut = (part: string | undefined) =>
    plain.length === text.length && part
      ? text.slice(plain.indexOf(part), plain.indexOf(part) + part.length)
      : part
  for (const pattern of [behind, before]) {
    const found = pattern?.exec(plain)?.groups
    if (found)
      return { reference: cut(found.name) ?? '', quantity: found.quantity ?? '', ...oneOf(found.unit) }
  }
  const [reference = '', quantity = ''] = text.split(/\s+(?=\S+$)/)
  return { reference, quantity }
}

/** A line in two columns: reference and quantity, in either order. */
function rowOfColumns(raw: string, mark: string): Omit<QuickRow, 'line'> {
  const [first = '', ...others] = raw.split(mark).map((cell) => cell.trim())
  // Further columns: the one that is a number is the quantity.
  const second = others.length > 1 ? (others.find(isNumber) ?? others[0] ?? '') : (others[0] ?? '')
  if (isNumber(first) && second && !isNumber(second)) return { reference: second, quantity: first }
  const said = new RegExp(`^[x×]?\\s*(?<quantity>${number})\\s*${unit}$`).exec(fold(second))?.groups
  if (said) return { reference: first, quantity: said.quantity ?? '', ...oneOf(said.unit) }
  return { reference: first, quantity: second.replace(/^[x×]\s*/, '') }
}

/** The lines of what somebody pasted, whatever its shape: columns, « AR1,18 », « 3 PDLV-01301 », « x 4 », « : 3 cartons », names. */
export const rowsOfText = (text: string): QuickRow[] =>
  text
    .split(/\r?\n/)
    .map((raw, index) => ({ raw: raw.trim(), line: index + 1 }))
    .filter(({ raw }) => raw !== '')
    .map(({ raw, line }) => {
      const mark = ['\t', ';'].find((one) => raw.includes(one))
      const row = mark ? rowOfColumns(raw, mark) : rowOfWords(raw)
      return { line, ...row, reference: bareCode(row.reference) }
    })
