import type { ShopAnswer, ShopArticle } from '../../resources/catalogue/answers'
import { scannedCode } from '../../resources/catalogue/scanned-code'
import { type ShopQuestion, shopPage } from '../../resources/catalogue/shop'
import { codeKey } from '../../resources/schema/reading/codes'
import { readNumber } from '../../resources/schema/reading/numbers'
import { saidLines } from '../../resources/trade/said-line'
import type { Work } from '../api/work'
import { Params } from '../database/params'
import { type Looking, namedBy } from '../trade/article-text'
import { readSynonyms } from '../trade/article-words'
import { isReadable } from '../trade/reading/named-articles'
import { ranksOf } from '../trade/reading/ranks'
import { theOne } from '../trade/reading/the-one'
import { directWay, looserWays, type Way } from '../trade/reading/ways'
import { type ShopScope, shopWhere } from './shop-where'

type From = Omit<ShopScope, keyof Looking>

/** One way to understand what somebody typed. */
interface Reading extends Way {
  /** What the article is called. */
  name: string
  code?: string
  /** The quantity that stands beside the name. */
  quantity?: string
}

const ofCode = { words: [], reach: 'start', meant: null, near: false } as const

/** The ways to understand a search, the closest first; each is only made where those before find nothing (domain §4.6). */
async function* readings(work: Work, q: string): AsyncGenerator<Reading> {
  const code = scannedCode(q)?.gtin
  if (code) yield { ...ofCode, name: q, code }
  const synonyms = await readSynonyms(work)
  yield { ...directWay(q, synonyms), name: q }
  const counted = saidLines(q).filter((one) => one.quantity && !one.isCoded && isReadable(one.name))
  for (const { name, quantity } of counted)
    yield { ...directWay(name, synonyms), name, ...(quantity && { quantity }) }
  const [{ name, quantity } = { name: q }] = counted
  for await (const way of looserWays(work, name, synonyms))
    yield { ...way, name, ...(quantity && { quantity }) }
}

/** As many articles as are looked at to know whether there is one: few enough rows, and PostgreSQL reads none of the others. */
const probed = 500

/** Whether any article at all answers the words, in whatever family. */
async function answers(work: Work, question: ShopQuestion, scope: ShopScope): Promise<boolean> {
  const params = new Params()
  const where = shopWhere({ ...question, habits: [] }, { ...scope, familyIds: [] }, params)
  const text = `select exists(select 1 from (select a.id from article a where ${where} limit ${params.add(probed, 'int')}) x) as found`
  const [row] = await work.tx.query<{ found: boolean }>(text, params.values, { fresh: true })
  return row?.found === true
}

/** Whether the page is the beginning of what answers best. */
const isBest = ({ sort = 'label', offset = 0, limit = shopPage }: ShopQuestion) =>
  offset === 0 && limit > 1 && sort === 'label'

/** The article that is certain among those of a page, and the quantity that was said; null where nothing was looked for. */
async function readOf(
  work: Work,
  question: ShopQuestion,
  { data, reading }: { data: readonly ShopArticle[]; reading: Reading },
): Promise<ShopAnswer['read']> {
  const { words, reach, code, meant, near, name, quantity: typed } = reading
  if (!words.length && !code) return null
  const quantity = (typed && readNumber(typed, { sort: 'quantity' }).value) || null
  const some = data.slice(0, 2)
  const referred = some.filter(({ ref_supplier }) => codeKey(ref_supplier) === codeKey(name))
  const [only, another] = code ? some : referred
  if (only) return { certain_id: another ? null : only.id, quantity }
  const isDirect = reach === 'start' && meant === null && !near
  if (!isDirect || !isBest(question)) return { certain_id: null, quantity }
  const ranks = await ranksOf(work, some, words)
  const likely = some.map((one, at) => ({ ...one, times: one.bought_at ? 1 : 0, rank: ranks[at] ?? 0 }))
  return { certain_id: theOne(name, likely)?.id ?? null, quantity }
}

/** The answer to the closest way of understanding a search that finds something; to the words as they are where none does. */
export async function understood(
  work: Work,
  question: ShopQuestion,
  { from, answer }: { from: From; answer: (scope: ShopScope) => Promise<ShopAnswer> },
): Promise<ShopAnswer> {
  let first: ShopAnswer | undefined
  for await (const reading of readings(work, question.q ?? '')) {
    const { words, reach, code, meant, near } = reading
    const scope: ShopScope = {
      ...from,
      words,
      reach,
      named: await namedBy(work, { words, reach }),
      ...(code && { code }),
    }
    const given = { ...(await answer(scope)), meant, near }
    first ??= given
    const finds =
      (!words.length && !code) || given.data.length > 0 || (given.total ?? 0) > 0 || (given.hidden ?? 0) > 0
    if (finds || (await answers(work, question, scope)))
      return { ...given, read: await readOf(work, question, { data: given.data, reading }) }
  }
  if (!first) throw new Error('a search that is understood in no way')
  return first
}
