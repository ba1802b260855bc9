import { useMemo } from 'react'
import { useMayWrite } from '../../form/field-rights'
import type { Column } from '../columns'
import { useListScreen } from '../list-screen'

/** The columns as the rows draw them: those that this person may change in the list are marked. */
export function useEditColumns(): { columns: readonly Column[]; isEdited: boolean } {
  const { resource, rights, columns } = useListScreen()
  const mayWrite = useMayWrite(resource)
  const open = rights.update && resource.calls.update ? (resource.list?.edits ?? []) : []
  const names = open.filter((name) => resource.fields[name] && mayWrite(name)).join()
  return useMemo(() => {
    const edited = new Set(names.split(','))
    const marked = columns.map((column) =>
      edited.has(column.name) ? { ...column, className: `${column.className ?? ''} is-edit` } : column,
    )
    const isEdited = columns.some(({ name }) => edited.has(name))
    return { columns: isEdited ? marked : columns, isEdited }
  }, [columns, names])
}
