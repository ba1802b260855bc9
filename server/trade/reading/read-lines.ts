import type { Member } from '../../../resources/directory/serving'
import type { SaidLine } from '../../../resources/trade/said-line'
import type { Work } from '../../api/work'
import { readSynonyms, type Synonyms } from '../article-words'
import { readUnitNames, type UnitNames } from '../unit-names'
import { codedArticles } from './coded-articles'
import { type Among, articlesNamed, isReadable, type NamedArticle, receivedBy } from './named-articles'
import { isOrderedBy } from './ordered-by'
import { theOne } from './the-one'
import { directWay, isCode, looserWays } from './ways'

/** What a line was read to: one article for certain, a few to choose from, or nothing. */
export interface ReadLine {
  /** The way to part the line by which something was found; the likeliest where nothing was. */
  said: SaidLine
  /** The one article that is meant for certain. */
  certain?: NamedArticle
  /** The articles that it may mean, the best first. */
  articles: readonly NamedArticle[]
  /** The name was read otherwise than it was typed. */
  isGuess?: boolean
  /** The articles bear it as their code. */
  isCoded?: boolean
}

interface Reader extends Among {
  work: Work
  synonyms: Synonyms
  namesOf: UnitNames
}

/** Names of one text that are looked for; the lines beyond have to say codes. */
const mostNames = 80

/** Those that are ordered by the unit that was said; all where none is. */
function inUnit(found: readonly NamedArticle[], { unit }: SaidLine, namesOf: UnitNames) {
  const fitting = unit === undefined ? found : found.filter((one) => isOrderedBy(unit, namesOf(one.unit)))
  return { articles: fitting.length ? fitting : found, isFitting: fitting.length > 0 }
}

/** What the words of a line find as they were typed, in its likeliest way: a quantity in a unit that fits before one that does not. */
async function readWords(said: readonly SaidLine[], reader: Reader): Promise<ReadLine | undefined> {
  const { work, synonyms, namesOf } = reader
  let other: ReadLine | undefined
  for (const one of said) {
    const { name } = one
    if (one.isCoded || !isReadable(name)) continue
    const found = await articlesNamed(work, { name, way: directWay(name, synonyms) }, reader)
    if (!found.length) continue
    const { articles, isFitting } = inUnit(found, one, namesOf)
    const certain = theOne(name, articles)
    const read = { said: one, articles, ...(certain && { certain }) }
    if (isFitting) return read
    other ??= read
  }
  return other
}

/** What a name may mean that its words do not find: nothing of it is certain. */
async function guess([said]: readonly SaidLine[], reader: Reader): Promise<ReadLine | undefined> {
  const { work, synonyms, namesOf } = reader
  if (!said || !isReadable(said.name)) return undefined
  for await (const way of looserWays(work, said.name, synonyms)) {
    const found = await articlesNamed(work, { name: way.meant ?? said.name, way }, reader)
    if (found.length) return { said, articles: inUnit(found, said, namesOf).articles, isGuess: true }
  }
  return undefined
}

/** Reads lines, each by the ways in which it can be parted: what everything that is typed, pasted or scanned is read by. */
export async function readLines(
  work: Work,
  lines: readonly (readonly SaidLine[])[],
  { member, suppliers }: { member: Member; suppliers: readonly number[] },
): Promise<ReadLine[]> {
  const codes = [...new Set(lines.flat().map(({ name }) => name))].filter(Boolean)
  const coded = await codedArticles(work, codes, suppliers)
  const reader: Reader = {
    ...{ work, suppliers, received: await receivedBy(work, member) },
    ...{ synonyms: await readSynonyms(work), namesOf: await readUnitNames(work) },
  }
  const read = new Map<string, ReadLine>()
  const done: ReadLine[] = []
  for (const said of lines) {
    const key = JSON.stringify(said)
    const ofCode = said.find(({ name }) => coded.has(name))
    const articles = coded.get(ofCode?.name ?? '') ?? []
    const [only, another] = articles
    const nothing: ReadLine = { said: said.find((one) => !one.isCoded) ?? { name: '' }, articles: [] }
    let line = read.get(key)
    if (ofCode) line ??= { said: ofCode, articles, isCoded: true, ...(only && !another && { certain: only }) }
    else if (read.size < mostNames && !said.some(({ name, isCoded }) => !isCoded && isCode(name)))
      line ??= (await readWords(said, reader)) ?? (await guess(said, reader))
    read.set(key, line ?? nothing)
    done.push(line ?? nothing)
  }
  return done
}
