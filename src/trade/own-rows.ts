import { useMemo } from 'react'
import type { Condition } from '../../resources/schema/condition'
import { useAdherent } from '../layout/adherent-context'
import { flatOptions } from '../layout/adherents'

const equal = (name: string, value: number): Condition => ({ name, operator: 'eq', value })
const none: readonly Condition[] = []

/** The rows of the adherent or of the group that is worked for; all that one sees where there is none. */
export function useOwnRows(): readonly Condition[] {
  const { selected } = useAdherent()
  return useMemo(
    () => (selected ? [equal(selected.isGroup ? 'groupAdherent_id' : 'adherent_id', selected.id)] : none),
    [selected],
  )
}

/** The rows of an adherent's stock; a group has none. */
export function useStockRows(): readonly Condition[] {
  const { selected } = useAdherent()
  return useMemo(() => [equal('adherent_id', selected && !selected.isGroup ? selected.id : 0)], [selected])
}

/** Leaves out the rows of the person's other members; a group's orders are everybody's in it. */
export function useNotOthers(): readonly Condition[] {
  const { list, selected } = useAdherent()
  return useMemo(() => {
    if (!selected) return none
    const inGroup = new Set((selected.options ?? []).map(({ id }) => id))
    const others = flatOptions(list).filter(
      (one) => !one.isGroup && (selected.isGroup ? !inGroup.has(one.id) : one.id !== selected.id),
    )
    const ids = [...new Set(others.map(({ id }) => id))].filter(
      (id) => selected.isGroup || id !== selected.id,
    )
    return ids.length ? [{ name: 'adherent_id', operator: 'notIn', value: ids }] : none
  }, [list, selected])
}
