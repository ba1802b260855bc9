import type { ShopAnswer } from '../../resources/catalogue/answers'
import { scannedCode } from '../../resources/catalogue/scanned-code'
import type { ShopQuestion } from '../../resources/catalogue/shop'
import type { Work } from '../api/work'
import { Params } from '../database/params'
import { type Looking, namedBy, type Reach } from '../trade/article-text'
import { readSynonyms, type ShopWord, shopWords } from '../trade/article-words'
import { correctedText } from './shop-spelling'
import { type ShopScope, shopWhere } from './shop-where'

type From = Omit<ShopScope, keyof Looking>

/** One way to understand what somebody typed. */
interface Reading {
  words: readonly ShopWord[]
  reach: Reach
  code?: string
  /** What stands for the words, where the search is for others. */
  says?: Pick<ShopAnswer, 'meant' | 'near'>
}

/** What is left of a search that finds nothing: without its numbers, then its first word alone. */
function shorter(words: readonly ShopWord[]): ShopWord[][] {
  const named = words.filter((ways) => ways.some((way) => way.some(({ stem }) => !/\d/.test(stem))))
  return [named, named.slice(0, 1)].filter((some) => some.length > 0 && some.length < words.length)
}

/** The ways to understand a search, the closest first; each is only made where those before find nothing (domain §4.6). */
async function* readings(work: Work, q: string): AsyncGenerator<Reading> {
  const code = scannedCode(q)?.gtin
  if (code) yield { words: [], reach: 'start', code }
  const synonyms = await readSynonyms(work)
  const words = shopWords(q, synonyms)
  yield { words, reach: 'start' }
  if (!words.length) return
  const meant = await correctedText(work, q, synonyms)
  const right = meant === undefined ? words : shopWords(meant, synonyms)
  if (meant !== undefined) yield { words: right, reach: 'start', says: { meant, near: false } }
  yield { words, reach: 'inside' }
  for (const some of shorter(right))
    yield { words: some, reach: 'start', says: { meant: meant ?? null, near: true } }
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

/** The answer to the closest way of understanding a search that finds something; to the words as they are where none does. */
export async function understood(
  work: Work,
  question: ShopQuestion,
  { from, answer }: { from: From; answer: (scope: ShopScope) => Promise<ShopAnswer> },
): Promise<ShopAnswer> {
  let first: ShopAnswer | undefined
  for await (const { words, reach, code, says } of readings(work, question.q ?? '')) {
    const scope: ShopScope = {
      ...from,
      words,
      reach,
      named: await namedBy(work, { words, reach }),
      ...(code && { code }),
    }
    const given = { ...(await answer(scope)), ...says }
    first ??= given
    const finds =
      (!words.length && !code) || given.data.length > 0 || (given.total ?? 0) > 0 || (given.hidden ?? 0) > 0
    if (finds || (await answers(work, question, scope))) return given
  }
  if (!first) throw new Error('a search that is understood in no way')
  return first
}
