import { fold } from '../schema/fold'
import { bareCode } from '../schema/reading/codes'

/** One way to part a line of an order: what the article is called, how much of it, in what. */
export interface SaidLine {
  /** A reference, a barcode or a name. */
  name: string
  /** As it was typed; none = only the article is named. */
  quantity?: string
  /** Folded, as it was said. */
  unit?: string
  /** Only meant where the name is a reference: what stands behind one is its quantity, readable or not. */
  isCoded?: boolean
}

const number = '(?:\\d+ ?[½¼¾]|[½¼¾]|(?:\\d+ )?\\d/\\d|\\d+(?:[.,]\\d+)?)'
const isNumber = (text: string) => new RegExp(`^${number}$`).test(text)

/** What one orders by; another word behind a number is part of a name. */
const packs =
  'bac|barquette|bidon|boite|botte|bouteille|brique|cageot|cagette|caisse|carton|clayette|colis|flacon|fut|jerrican|jerrycan|kg|kilo|kilogramme|l|litre|lot|pack|paquet|piece|plateau|poche|pot|rouleau|sac|sachet|seau|tube|unite'
const unit = `(?<unit>(?:${packs})s?|seaux|plateaux)(?![a-z])`

const counts = [
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
]
const countOf = new Map([...counts.map((word, at) => [word, String(at + 1)] as const), ['une', '1']])
/** « deux cartons »: a number in words is one before what one orders by; « quatre épices » is a name. */
const counted = new RegExp(`^(${[...countOf.keys()].join('|')}) (?=(?:${packs})(?:s|x)? )`)

/** What a sentence says around its goods. */
const greeting =
  /^(?:bonjour|bonsoir|salut|merci de|s'il vous plait|svp|stp|il (?:me|nous) (?:faut|faudrait|manque)|(?:je|nous) (?:veux|voudrais|voudrions|prends|prendrais|prenons|commande|commandons)|(?:commander|ajouter|ajoute|ajoutez|mettre|mets|mettez|livrer|prevoir|besoin de|et|puis|plus|aussi|avec)(?= ))[ ,:!.]*/
const farewell =
  /[ ,.!]*(?:(?: |^)(?:svp|stp|s'il vous plait|si possible|merci(?: d'avance| beaucoup)?|pour (?:demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|le \d{1,2}(?:[ /].*)?)))[ ,.!]*$/
/** The first category is what is meant where nothing is said of it. */
const category = / (?:cat|categorie)\.? ?(?:1|i|extra)$/

/** A text beside its folded form, cut at the same letters: « œ » folds into two. */
function cutter(text: string) {
  const plain = fold(text)
  const isAligned = plain.length === text.length
  return {
    plain,
    cut: (part: string) => {
      const at = plain.indexOf(part)
      return isAligned && at >= 0 ? text.slice(at, at + part.length) : part
    },
  }
}

/** The line without bullet, greeting and thanks, its number in figures. */
function bareLine(raw: string): string {
  const { plain, cut } = cutter(
    raw
      .replace(/[\u2019]/g, "'")
      .replace(/^\s*[•*–-]\s+/, '')
      .trim(),
  )
  let rest = plain
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(greeting, '').replace(farewell, '').replace(category, '')
  }
  const left = rest === plain ? cut(plain) : cut(rest)
  const word = counted.exec(fold(left))?.[1]
  return word ? `${countOf.get(word)}${left.slice(word.length)}` : left
}

const behind = (mark: string, more: string) =>
  new RegExp(`^(?<name>.*?\\S)${mark}(?<quantity>${number})${more}$`)
const beforeName = "(?:de\\s+|d')?(?<name>\\S.*)"
const ways: readonly RegExp[] = [
  // « 3 cartons de Steak haché », « 2 cageots tomates »
  new RegExp(`^(?<quantity>${number})\\s*(?:x\\s*)?${unit}\\.?\\s+${beforeName}$`),
  // « AR1 x 4 », « AR1 : 3 cartons », « AR1,18 », « Carotte vrac - 2 sacs », « Carotte 10 kg »
  behind('(?:\\s*[:;=→,]\\s*|\\s+[x×*–-]\\s*|\\s*[×*]\\s*)', `(?:\\s*${unit})?\\s*[x×]?`),
  behind('\\s+', `\\s*(?:${unit}|[x×])`),
  // « 3 PDLV-01301 », « 4 x Carotte »
  new RegExp(`^(?<quantity>${number})\\s*(?:[x×*]\\s*|\\s)${beforeName}$`),
  // « AR1 18 »
  behind('\\s+', ''),
]

/** « 10 kg farine »: a measure before a name is that of a quantity, in no other way. */
const isMeasuredFirst = new RegExp(`^${number}\\s*(?:kg|kilo|kilogramme|l|litre)s?\\.?\\s+\\S`)

const tidy = ({ name, ...said }: SaidLine): SaidLine => ({ name: bareCode(name), ...said })

/** The ways to part a line without columns, the likeliest first; the last takes all of it for a name. */
function ofWords(raw: string): SaidLine[] {
  const { plain, cut } = cutter(bareLine(raw))
  const found = ways.flatMap((way): SaidLine[] => {
    const { name, quantity, unit: said } = way.exec(plain)?.groups ?? {}
    return name && quantity ? [{ name: cut(name), quantity, ...(said && { unit: said }) }] : []
  })
  const [likeliest] = found
  if (likeliest && isMeasuredFirst.test(plain)) return [likeliest]
  const [first = '', last = ''] = cut(plain).split(/\s+(?=\S+$)/)
  const coded: SaidLine[] = last ? [{ name: first, quantity: last, isCoded: true }] : []
  return [...found, { name: cut(plain) }, ...coded]
}

/** A line in columns: name and quantity, in either order. */
function ofColumns(raw: string, mark: string): SaidLine[] {
  const [first = '', ...others] = raw.split(mark).map((cell) => cell.trim())
  // Further columns: the one that is a number is the quantity.
  const second = others.length > 1 ? (others.find(isNumber) ?? others[0] ?? '') : (others[0] ?? '')
  if (!second) return ofWords(first)
  if (isNumber(first) && !isNumber(second)) return [{ name: second, quantity: first }]
  const said = new RegExp(`^[x×]?\\s*(?<quantity>${number})\\s*${unit}$`).exec(fold(second))?.groups
  if (said?.quantity && said.unit) return [{ name: first, quantity: said.quantity, unit: said.unit }]
  return [{ name: first, quantity: second.replace(/^[x×]\s*/, '') }]
}

/** The ways to part a line that was typed, pasted or scanned into article and quantity, the likeliest first. */
export function saidLines(raw: string): SaidLine[] {
  const text = raw.trim()
  const mark = ['\t', ';'].find((one) => text.includes(one))
  return (mark ? ofColumns(text, mark) : ofWords(text)).map(tidy)
}

const numbers = `(?:${number}|${[...countOf.keys()].join('|')})`
const isCountedFirst = new RegExp(`^${numbers} ?(?:x )?[a-z].*[a-z]{2}`)
const isCountedLast = new RegExp(`[a-z]{3}.* x?${number}(?: ?(?:${packs})(?:s|x)?)?$`)
const between = /\s*(?:,(?!\d)|;|\.(?= )| et | puis | plus )\s*/

/** The goods of a sentence, one a line: « 3 cartons de frites et 2 sacs de carottes » are two. */
function linesOfSentence(line: string): string[] {
  const { plain, cut } = cutter(bareLine(line))
  const found = plain.split(between).map(bareLine).filter(Boolean)
  const isEach = [isCountedFirst, isCountedLast].some((way) => found.every((part) => way.test(part)))
  return found.length > 1 && isEach ? found.map(cut) : [line]
}

/** A text that was typed or pasted as lines of one article each; empty lines stay, so that numbers are those that one sees. */
export const orderLines = (text: string): string[] => text.split(/\r?\n/).flatMap(linesOfSentence)
