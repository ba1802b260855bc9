import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type GetListResult, useDataProvider } from 'react-admin'
import { cellTexts as texts } from '../../../../i18n/fr/cells'
import { officeTexts } from '../../../../i18n/fr/office'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { toast } from '../../../widgets/toast-store'
import { recordTitle } from '../../form/title-of'
import { type Conflict, conflictOf, isSame } from '../../lock/conflict'
import { useStruck } from '../../struck/use-struck'
import type { ListRow } from '../columns'
import { useListScreen } from '../list-screen'
import type { CellPlace } from './cell-places'
import { saidValue } from './cell-value'

/** A value to keep: over which row as it was read, and as what. */
export interface CellChange extends CellPlace {
  before: ListRow
  value: unknown
}

export interface CellConflict {
  change: CellChange
  conflict: Conflict
}

/** Milliseconds in which a change can be taken back from its toast. */
const undoable = 20_000
const toastKey = 'cell-saved'
const keyOf = ({ id, name }: CellPlace) => `${id}.${name}`

const versionOf = (row: ReadRow): number => (typeof row.lock_version === 'number' ? row.lock_version : 0)

/**
 * Keeps the values typed in cells: shown at once, saved row by row in the order typed, each over the version that was read; a
 * refused one goes back to what it was and is handed to `onRefused`.
 */
export function useCellSaves(onRefused: (change: CellChange, error: unknown) => void) {
  const { resource } = useListScreen()
  const provider = useDataProvider()
  const queries = useQueryClient()
  const [conflict, setConflict] = useState<CellConflict>()
  const versions = useRef(new Map<number, number>())
  const waiting = useRef(new Map<number, Promise<void>>())
  const pending = useRef(new Set<string>())
  const done = useRef<CellChange[]>([])
  const { isMeant, dialog: struck } = useStruck(resource)

  /** Shows values of a row wherever its lists stand, without asking for them again. */
  const show = (id: number, values: ReadRow) =>
    queries.setQueriesData<GetListResult<ListRow>>(
      { queryKey: [resource.name, 'getList'] },
      (answer) =>
        answer && {
          ...answer,
          data: answer.data.map((row) => (row.id === id ? { ...row, ...values, id } : row)),
        },
    )

  /** What the answer says of the row, but what is still on its way. */
  function showSaved(id: number, saved: ReadRow) {
    versions.current.set(id, versionOf(saved))
    const known = Object.entries(saved).filter(
      ([name]) =>
        (resource.fields[name] || name === 'lock_version' || name === 'updatedAt') &&
        resource.fields[name]?.kind !== 'children' &&
        !pending.current.has(keyOf({ id, name })),
    )
    show(id, Object.fromEntries(known))
  }

  const write = async ({ id, name, value, before }: CellChange, version: number) => {
    const data = { [name]: value, lock_version: version }
    return (await provider.update<ListRow>(resource.name, { id, data, previousData: before })).data
  }

  async function send(change: CellChange): Promise<ReadRow> {
    const { id, name, before } = change
    const version = Math.max(versionOf(before), versions.current.get(id) ?? 0)
    try {
      return await write(change, version)
    } catch (error) {
      const stale = conflictOf(error, { [name]: change.value })
      // Somebody changed something else of the row: what was typed still stands over what was read.
      if (stale && isSame(stale.current[name], before[name])) return write(change, versionOf(stale.current))
      throw error
    }
  }

  function told(change: CellChange, isUndone: boolean) {
    const { name, value, before } = change
    const field = resource.fields[name]
    if (!field) return
    const values = { field: field.label, row: recordTitle(resource, before), value: saidValue(field, value) }
    toast.close(toastKey)
    if (isUndone) return toast.success(texts.undone(values), { key: toastKey })
    done.current.push(change)
    toast.success(texts.saved(values), {
      key: toastKey,
      duration: undoable,
      action: { label: officeTexts.undo, run: undo },
    })
  }

  async function run(change: CellChange, isUndone: boolean) {
    try {
      const saved = await send(change)
      pending.current.delete(keyOf(change))
      showSaved(change.id, saved)
      told(change, isUndone)
    } catch (error) {
      pending.current.delete(keyOf(change))
      const stale = conflictOf(error, { [change.name]: change.value })
      if (stale) showSaved(change.id, stale.current)
      else show(change.id, { [change.name]: change.before[change.name] })
      if (stale) setConflict({ change, conflict: stale })
      else onRefused(change, error)
    }
    // Asked again when the list is next opened: rows do not move under who goes on typing.
    void queries.invalidateQueries({ queryKey: [resource.name], refetchType: 'none' })
  }

  function keep(change: CellChange, isUndone = false) {
    const { id, name, value } = change
    pending.current.add(keyOf(change))
    show(id, { [name]: value })
    const before = waiting.current.get(id) ?? Promise.resolve()
    waiting.current.set(
      id,
      before.then(() => run(change, isUndone)),
    )
  }

  /** Keeps a value, once it is known what that strikes where it takes the row out of service. */
  async function keepMeant(change: CellChange) {
    try {
      if (await isMeant(change.before, { [change.name]: change.value })) keep(change)
    } catch (error) {
      onRefused(change, error)
    }
  }

  /** Takes the last change back. */
  function undo() {
    const last = done.current.pop()
    if (!last) return
    const { id, name, before, value } = last
    keep({ id, name, value: before[name] ?? null, before: { ...before, [name]: value } }, true)
  }

  return {
    keep: (change: CellChange) => void keepMeant(change),
    undo,
    struck,
    conflict,
    /** Keeps what was chosen between what was typed and what stands now. */
    resolve: ({ change, conflict: { current } }: CellConflict, value: unknown) => {
      setConflict(undefined)
      if (!isSame(value, current[change.name]))
        keep({ ...change, value, before: { ...change.before, ...current, id: change.id } })
    },
    forgetConflict: () => setConflict(undefined),
  }
}
