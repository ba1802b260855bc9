import { groupTexts } from '../../i18n/fr/grouping'
import { frenchDay } from '../../resources/schema/date-text'
import { monthWords } from '../../resources/schema/date-words'
import { valueField } from '../../resources/schema/derive'
import { kindOf } from '../../resources/schema/kinds'
import { messages } from '../../resources/schema/messages'
import type { Actor } from '../database/actor'
import { compileGroups, type GroupRequest, type GroupRow } from '../database/compile-groups'
import type { GroupKey } from '../database/group-key'
import { namedRows } from '../database/quick'
import { answering, searchSeconds } from './answering'
import type { Context } from './context'
import { type Work, workOf } from './work'

/** What a group is called, as its screen and its workbook say it. */
function labelOf({ field, kind, period }: GroupKey, { key, label }: Pick<GroupRow, 'key' | 'label'>): string {
  if (key === null) return groupTexts.empty
  if (kind === 'reference') return label ?? `#${key}`
  if (kind === 'choice') return field.options?.[key] ?? key
  if (kind === 'bool') return key === 'true' ? messages.yes : messages.no
  if (kind === 'date') return period === 'day' ? frenchDay(key) : period === 'month' ? monthWords(key) : key
  const shape = valueField(field)
  return kind === 'number' ? kindOf(shape).format(shape.kind === 'int' ? Number(key) : key, shape) : key
}

/** The rows of the statement, each said with the key that it stands for. */
export interface FoundGroups {
  keys: readonly GroupKey[]
  rows: readonly GroupRow[]
  request: GroupRequest
}

/** Reads the groups of a call in one statement, under the rights and the time limit of a search. */
export function readGroups(
  context: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  request: GroupRequest,
): Promise<FoundGroups> {
  const { resource, quick } = request.search
  const named = async (work: Work) =>
    resource.large && quick?.trim() ? { named: await namedRows(work.tx, work, { resource, quick }) } : {}
  return answering(() =>
    context.db.read(
      actor,
      async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const search = { ...request.search, ...(await named(work)) }
        const { text, values, keys } = compileGroups(work, { ...request, search })
        const rows = await tx.query<GroupRow>(text, values, { fresh: true })
        return { keys, rows, request }
      },
      searchSeconds,
    ),
  )
}

/** A row as it is answered: its key, its name, its count and its measures. */
export const groupOf = (found: FoundGroups, row: GroupRow, key: GroupKey | undefined) => ({
  key: row.key,
  label: key ? labelOf(key, row) : groupTexts.total,
  count: row.n,
  values: found.request.measures.map((_, at) => row[`m${at}`] ?? null),
})
