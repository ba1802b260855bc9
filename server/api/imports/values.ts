import { fold } from '../../../resources/schema/fold'
import { cellText } from '../../../resources/schema/reading/read-cell'
import { type AnyResource, titleFields } from '../../../resources/schema/resource'
import { quote, tableOf } from '../../database/naming'
import { Params } from '../../database/params'
import { rowCondition } from '../../database/query'
import { canReadField } from '../../database/rights'
import type { Work } from '../work'
import { rowAsked } from './asked-row'
import { type Change, isReference } from './changes'
import { namesOf } from './decode'
import type { Ask } from './outcome'
import type { ValueAnswer } from './value-answer'

/** Values that are asked about, and choices of each. */
const [mostAsks, mostChoices, near] = [100, 12, 0.3]

const isListed = ({ column }: Change): boolean =>
  isReference({ column }) || (column.declared.of ?? column.declared).options !== undefined

const textOf = ({ cell, column }: Change) => cellText(cell, column.declared).trim()
const nameOf = (key: string, text: string) => `${key}\u001f${fold(text)}`

interface Missed {
  change: Change
  lines: Set<number>
}

/** Candidates by how much their titles look like a text, of the rows that the actor sees. */
async function nearRows(work: Work, target: AnyResource, text: string) {
  const titles = titleFields(target).filter((name) => canReadField(target, name, work.actor))
  if (!titles.length) return []
  const params = new Params()
  const name = `concat_ws(' ', ${titles.map((one) => `t.${quote(one)}`).join(', ')})`
  const said = params.add(fold(text), 'text')
  const rights = rowCondition(work, target, { alias: 't', params })
  return work.tx.query<{ id: number; name: string; like: number }>(
    `select t."id", ${name} as name, greatest(similarity(fold(${name}), ${said}), word_similarity(${said}, fold(${name}))) as like
     from ${quote(tableOf(target))} t where ${rights} order by 3 desc, 2, 1 limit ${mostChoices}`,
    params.values,
  )
}

/** How much two texts have in common: the share of their pairs of letters. */
function likeness(one: string, other: string): number {
  const pairs = (text: string) => {
    const plain = fold(text)
    return new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, at) => plain.slice(at, at + 2)))
  }
  const [a, b] = [pairs(one), pairs(other)]
  return (2 * [...a].filter((pair) => b.has(pair)).length) / Math.max(a.size + b.size, 1)
}

async function choicesFor(work: Work, change: Change): Promise<Pick<Ask, 'choices' | 'guess'>> {
  const { declared } = change.column
  const text = textOf(change)
  const rated = isReference(change)
    ? (await nearRows(work, work.registry.get(declared.to ?? ''), text)).map(({ id, name, like }) => ({
        ...{ value: `#${id}`, label: name, like: Number(like) },
      }))
    : Object.values((declared.of ?? declared).options ?? {})
        .map((label) => ({ value: label, label, like: likeness(label, text) }))
        .sort((a, b) => b.like - a.like)
  const best = rated[0]
  return {
    choices: rated.map(({ value, label }) => ({ value, label })),
    guess: best && best.like >= near ? best.value : null,
  }
}

/** What a new row of the list would be asked for, where the cell names one alone. */
function newRowFor(work: Work, { cell, column: { declared } }: Change): Pick<Ask, 'create'> {
  const isOne = declared.to !== undefined && namesOf(cell, declared).length === 1
  const create = isOne ? rowAsked(work, work.registry.get(declared.to ?? '')) : undefined
  return create ? { create } : {}
}

/** The values of a file that name no row and no choice: what was made of them, and those that are still to be asked about, once each. */
export class Values {
  private readonly answers: ReadonlyMap<string, string | null>
  private readonly missed = new Map<string, Missed>()

  private readonly refusals: ReadonlyMap<string, string>

  constructor(
    readonly said: readonly ValueAnswer[] = [],
    refused: readonly { answer: ValueAnswer; why: string }[] = [],
  ) {
    this.answers = new Map(said.map(({ key, text, value }) => [nameOf(key, text), value]))
    this.refusals = new Map(refused.map(({ answer, why }) => [nameOf(answer.key, answer.text), why]))
  }

  /** The changes as the person said what their values mean; those that are passed over are left out. */
  applied(changes: readonly Change[]): Change[] {
    if (!this.answers.size) return [...changes]
    return changes.flatMap((change) => {
      if (!isListed(change)) return [change]
      const answer = this.answers.get(nameOf(change.column.key, textOf(change)))
      if (answer === undefined) return [change]
      return answer === null ? [] : [{ ...change, cell: answer }]
    })
  }

  /** Notes a value that could not be read, and on which line. */
  miss(change: Change, line: number): void {
    const text = textOf(change)
    if (!isListed(change) || change.use === 'fixed' || change.use === 'locked' || !text) return
    const name = nameOf(change.column.key, text)
    const known = this.missed.get(name)
    if (known) known.lines.add(line)
    else if (this.missed.size < mostAsks) this.missed.set(name, { change, lines: new Set([line]) })
  }

  /** What is to be asked, the most frequent first. */
  async asks(work: Work): Promise<Ask[]> {
    const asks: Ask[] = []
    for (const [name, { change, lines }] of this.missed) {
      const refusal = this.refusals.get(name)
      asks.push({
        ...{ key: change.column.key, label: change.column.header, text: textOf(change).slice(0, 200) },
        count: lines.size,
        ...(await choicesFor(work, change)),
        ...newRowFor(work, change),
        ...(refusal === undefined ? {} : { refusal }),
      })
    }
    return asks.sort((a, b) => b.count - a.count)
  }
}
