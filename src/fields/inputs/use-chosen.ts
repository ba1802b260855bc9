import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { AnyResource } from '../../../resources/schema/resource'
import { type Choice, choiceOf, isRow } from './choices'

/**
 * The choices behind ids: from the record's own answer, from what was chosen since, and from the server only for an
 * id that neither knows.
 */
export function useChosen(target: AnyResource, ids: readonly number[], related: unknown) {
  const dataProvider = useDataProvider()
  const [picked, setPicked] = useState<readonly Choice[]>([])
  const rows = (Array.isArray(related) ? related : [related]).filter(isRow)
  const known = [...picked, ...rows.map((row) => choiceOf(target, row))]
  const unknown = ids.filter((id) => !known.some((choice) => choice.id === id))
  const { data = [] } = useQuery({
    queryKey: [target.name, 'chosen', unknown],
    queryFn: async ({ signal }) =>
      (await dataProvider.getMany(target.name, { ids: unknown, signal })).data.filter(isRow),
    enabled: unknown.length > 0,
  })
  const found = [...known, ...data.map((row) => choiceOf(target, row))]
  return {
    chosen: useSame(ids.map((id) => found.find((choice) => choice.id === id) ?? { id, label: `n° ${id}` })),
    /** Remembers the labels of what was just chosen. */
    keep: (choices: readonly Choice[]) =>
      setPicked((all) => [
        ...choices,
        ...all.filter((one) => !choices.some((choice) => choice.id === one.id)),
      ]),
  }
}

/** The list drawn before while it says the same: an open list of choices is not reset. */
function useSame(choices: Choice[]): Choice[] {
  const before = useRef(choices)
  if (JSON.stringify(before.current) !== JSON.stringify(choices)) before.current = choices
  return before.current
}
