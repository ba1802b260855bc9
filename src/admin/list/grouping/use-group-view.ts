import { useLocation } from 'react-router'
import { useEngine } from '../../../fields/engine'
import { useListScreen } from '../list-screen'
import { measureLabel, measureSaid } from './group-columns'
import { type Grouping, measureText, writeGrouping } from './grouping'
import { groupSearch } from './open-group'

/** A figure of groups: how it is sorted by, what it is called. */
export interface Figure {
  order: string
  label: string
}

/** What a view of groups reads beside its answer: figures, their texts, where groups open, how they are sorted. */
export function useGroupView(grouping: Grouping) {
  const { resource, query, change } = useListScreen()
  const { registry } = useEngine()
  const { search } = useLocation()
  const { by, measures, order } = grouping
  const figures: Figure[] = measures.map((one) => ({
    order: measureText(one),
    label: measureLabel(resource, one),
  }))
  const set = (patch: Partial<Grouping>) =>
    change({ grouping: writeGrouping({ ...grouping, ...patch }) }, { replace: true })
  return {
    figures,
    set,
    said: (at: number, value: string | null | undefined) => {
      const measure = measures[at]
      return measure ? measureSaid(resource, measure, value) : '–'
    },
    /** The address of the rows of a group; undefined where it cannot be said. */
    openOf: (keys: readonly (string | null)[]) => {
      const found = groupSearch({ registry, resource }, { by, keys }, { query, before: search })
      return found === undefined ? undefined : { search: found }
    },
    directionOf: (name: string) =>
      order === `${name}|asc` ? 'ascending' : order === `${name}|desc` ? 'descending' : undefined,
    /** The name goes up first, figures down. */
    sort: (name: string) => {
      const first = name === 'label' ? 'asc' : 'desc'
      const other = first === 'asc' ? 'desc' : 'asc'
      set({ order: `${name}|${order === `${name}|${first}` ? other : first}` })
    },
  }
}

export type GroupView = ReturnType<typeof useGroupView>

/** What an unfolded or openable group is told apart by. */
export const groupKey = (keys: readonly (string | null)[]): string => JSON.stringify(keys)
