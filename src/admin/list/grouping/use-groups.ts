import { modelOf } from '../../../../providers/search'
import type { AnswerOf } from '../../../../resources/schema/endpoint'
import { groupEndpoints } from '../../../../resources/schema/group-endpoints'
import { useAnswer } from '../../../fields/endpoints'
import { useListScreen } from '../list-screen'
import { columnText, type Grouping, measureText } from './grouping'

export type Groups = AnswerOf<typeof groupEndpoints.read>
export type Group = Groups['groups'][number]
export type InnerGroup = Group['inner'][number]

/** What the server is asked for the groups of the list around. */
export function useGroupQuestion({ by, measures, order, pivot }: Grouping) {
  const { resource, question, query } = useListScreen()
  return {
    model: modelOf(resource),
    fields: question.meta.conditions,
    ...(query.q ? { params: { q: query.q } } : {}),
    by: by.map(columnText),
    measures: measures.map(measureText),
    order,
    pivot: pivot !== undefined,
  }
}

/** The groups of the list around: of all that is found, in one call. */
export const useGroups = (grouping: Grouping) =>
  useAnswer(groupEndpoints.read, useGroupQuestion(grouping), { keeps: true })
