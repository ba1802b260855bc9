import type { AnswerOf } from '../../resources/schema/endpoint'
import { groupEndpoints } from '../../resources/schema/group-endpoints'
import { groupedBy } from '../../resources/schema/grouped-by'
import { mostGroups } from '../../resources/schema/grouping'
import { levels } from '../database/compile-groups'
import type { Call } from './call'
import { groupBook } from './group-book'
import { groupsOf } from './group-question'
import { type FoundGroups, groupOf, readGroups } from './read-groups'
import { serve } from './serve'

function answerOf(found: FoundGroups): AnswerOf<typeof groupEndpoints.read> {
  const [first, second] = found.keys
  const at = (level: number) => found.rows.filter((row) => row.level === level)
  const inner = groupedBy(at(levels.inner), (row) => row.at)
  const [total] = at(levels.total)
  const [groups, columns] = [at(levels.group), at(levels.column)]
  return {
    total: total?.n ?? 0,
    totals: total ? groupOf(found, total, undefined).values : [],
    groups: groups.map((row) => {
      const within = inner.get(row.at) ?? []
      return {
        ...groupOf(found, row, first),
        inner_count: within[0]?.of ?? 0,
        inner: within.map((one) => groupOf(found, one, second)),
      }
    }),
    group_count: groups[0]?.of ?? 0,
    columns: columns.map((row) => groupOf(found, row, second)),
    column_count: columns[0]?.of ?? 0,
  }
}

/** `PUT /search/groups`: the rows of a search in groups; `PUT /search/groups/workbook`, the same as a workbook. */
export const groupCalls: Call[] = serve(groupEndpoints, {
  read: async ({ context, actor, body }) =>
    answerOf(await readGroups(context, actor, groupsOf(context, actor, { body, most: mostGroups }))),
  workbook: ({ context, actor, body }) => groupBook(context, actor, body),
})
