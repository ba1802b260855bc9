import GlobalStyles from '@mui/material/GlobalStyles'
import { type RefObject, useState } from 'react'
import { cellTexts as texts } from '../../../../i18n/fr/cells'
import { isRequired } from '../../../../resources/schema/check'
import { LeaveGuard } from '../../../widgets/LeaveGuard'
import { toast } from '../../../widgets/toast-store'
import { recordTitle } from '../../form/title-of'
import { isSame } from '../../lock/conflict'
import { LaterLock } from '../../lock/LaterLock'
import type { Column } from '../columns'
import { useListScreen } from '../list-screen'
import { CellEditor, type Leaving } from './CellEditor'
import { type CellPlace, cellAt, cellBelow, cellBeside, goTo, placeOf, samePlace } from './cell-places'
import { cellStyles } from './cell-styles'
import { cellText, cellValue, refusalText } from './cell-value'
import { useCellKeys } from './use-cell-keys'
import { useCellSaves } from './use-cell-saves'
import { useClosed } from './use-closed'

interface OpenCell extends CellPlace {
  text: string
  /** The text that was refused, and why. */
  refused?: { text: string; message: string }
}

interface Props {
  frame: RefObject<HTMLElement | null>
  columns: readonly Column[]
}

/** Values changed in the cells of a list: no input stands there until one is asked for. */
export function CellEdits({ frame, columns }: Props) {
  const { resource, rows = [], isStale } = useListScreen()
  const closedBy = useClosed(resource)
  const [open, setOpen] = useState<readonly OpenCell[]>([])
  const [active, setActive] = useState<CellPlace>()
  const rowOf = (id: number) => rows.find((row) => row.id === id)
  const { keep, struck, undo, conflict, resolve, forgetConflict } = useCellSaves((change, error) => {
    const field = resource.fields[change.name]
    const text = field ? cellText(field, change.value) : ''
    refuse(change, text, refusalText(resource, change.name, error))
  })

  const change = (place: CellPlace, next: OpenCell | undefined) =>
    setOpen((all) => {
      const others = all.filter((one) => !samePlace(one, place))
      return next ? [...others, next] : others
    })
  const refuse = ({ id, name }: CellPlace, text: string, message: string) =>
    change({ id, name }, { id, name, text, refused: { text, message } })

  function edit(place: CellPlace) {
    const row = rowOf(place.id)
    const field = resource.fields[place.name]
    if (!row || !field || isStale) return
    const closed = closedBy(row, place.name)
    if (closed) {
      toast.info(closed)
      return goTo(cellAt(frame.current, columns, place))
    }
    if (!open.some((one) => samePlace(one, place)))
      change(place, { ...place, text: cellText(field, row[place.name]) })
    setActive(place)
  }

  /** The next cell opens, where there is one that may be changed. */
  function move(from: CellPlace, leaving: Leaving) {
    const cell = cellAt(frame.current, columns, from)
    if (leaving === 'here' || !cell) return
    const next =
      leaving === 'down' ? cellBelow(cell, 1) : cellBeside(cell, leaving === 'right' ? 1 : -1, true)
    const place = placeOf(columns, next ?? null)
    if (place) edit(place)
    else {
      setActive(undefined)
      goTo(cell)
    }
  }

  function leave(place: CellPlace) {
    change(place, undefined)
    setActive(undefined)
    goTo(cellAt(frame.current, columns, place))
  }

  function commit(cell: OpenCell, leaving: Leaving) {
    const row = rowOf(cell.id)
    const isSeen = open.some((one) => samePlace(one, cell))
    // A refused text that nobody has changed waits for its person.
    if (!row || !isSeen || (leaving === 'here' && cell.refused?.text === cell.text)) return
    const { value, message } = cellValue(resource, row, cell)
    if (message) return refuse(cell, cell.text, message)
    change(cell, undefined)
    if (!isSame(value, row[cell.name])) keep({ id: cell.id, name: cell.name, value, before: row })
    move(cell, leaving)
  }

  useCellKeys({ frame, columns, edit, undo })

  return (
    <>
      <GlobalStyles styles={cellStyles} />
      <LeaveGuard isDirty={open.some(({ refused }) => refused !== undefined)} />
      {open.map((one) => {
        const row = rowOf(one.id)
        const field = resource.fields[one.name]
        const cell = cellAt(frame.current, columns, one)
        if (!row || !field || !cell) return null
        return (
          <CellEditor
            key={`${one.id}.${one.name}`}
            cell={cell}
            field={field}
            label={texts.name({ field: field.label, row: recordTitle(resource, row) })}
            text={one.text}
            required={isRequired(resource, one.name, row)}
            error={one.refused?.text === one.text ? one.refused.message : undefined}
            isActive={active !== undefined && samePlace(active, one)}
            onText={(text) => change(one, { ...one, text })}
            onKeep={(leaving) => commit(one, leaving)}
            onLeave={() => leave(one)}
          />
        )
      })}
      {struck}
      {conflict && (
        <LaterLock
          resource={resource}
          names={[conflict.change.name]}
          base={conflict.change.before}
          conflict={conflict.conflict}
          onSave={async (values) => resolve(conflict, values[conflict.change.name])}
          onReload={forgetConflict}
          onClose={() => {
            const { change: stale } = conflict
            const field = resource.fields[stale.name]
            if (field) refuse(stale, cellText(field, stale.value), texts.notSaved({ reason: texts.changed }))
            forgetConflict()
          }}
        />
      )}
    </>
  )
}
