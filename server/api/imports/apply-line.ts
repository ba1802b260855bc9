import { importTexts } from '../../../i18n/fr/exports'
import type { FieldError } from '../../../resources/schema/check'
import type { AnyResource } from '../../../resources/schema/resource'
import type { UnknownRow } from '../../../resources/schema/unknown-row'
import { attempt } from '../../database/attempt'
import { ApiError } from '../error'
import type { Work } from '../work'
import type { RowWriter } from '../writers'
import type { ImportColumn } from './header'
import { valuesLike, type WrittenRow } from './written-rows'

/** What a line asks for, once read. */
export interface LineWork {
  input: UnknownRow
  /** The row as it stands; absent = a new one. */
  current?: UnknownRow
}

type Written = 'created' | 'updated' | 'unchanged'
type Applied = { written: Written; id: number; row?: WrittenRow; errors?: undefined } | { errors: string[] }

function save(
  work: Work,
  resource: AnyResource,
  { input, current, writer }: LineWork & { writer: RowWriter },
): Promise<UnknownRow> {
  if (current)
    return writer.update(work, resource, {
      id: Number(current.id),
      input: { ...input, lock_version: current.lock_version },
    })
  if (resource.fixed || !resource.calls.create)
    throw new ApiError('err403', { display: importTexts.notCreatable })
  return writer.create(work, resource, input)
}

const isRefusedByDatabase = (error: unknown) =>
  error !== null && typeof error === 'object' && 'code' in error && /^(22|23|42501)/.test(String(error.code))

/** Title of the column that an error is about, or of the field when the file has no such column. */
export function titleOf(resource: AnyResource, columns: readonly ImportColumn[], name: string): string {
  const key = name.split('.')[0] ?? name
  const column = columns.find(({ column }) => column.key === name || column.key === key)
  return column?.column.header ?? resource.fields[key]?.label ?? name
}

function reasonsOf(error: unknown, resource: AnyResource, columns: readonly ImportColumn[]): string[] {
  if (error instanceof ApiError) {
    const fields = error.answer.fields as readonly FieldError[] | undefined
    return fields?.length
      ? fields.map(({ name, message }) => `${titleOf(resource, columns, name)} : ${message}`)
      : [error.message]
  }
  if (isRefusedByDatabase(error)) return [importTexts.refusedLine]
  throw error
}

/**
 * Writes one line by the same functions as a form, with its history; what is refused leaves nothing behind and is told in
 * French. Throws what no line can be blamed for.
 */
export async function applyLine(
  work: Work,
  resource: AnyResource,
  { columns, line, writer }: { columns: readonly ImportColumn[]; line: LineWork; writer: RowWriter },
): Promise<Applied> {
  if (line.current && !Object.keys(line.input).length)
    return { written: 'unchanged', id: Number(line.current.id) }
  const write = async (): Promise<Applied> => {
    const { input, current } = line
    const saved = await save(work, resource, { ...line, writer })
    const id = Number(saved.id)
    const after = valuesLike(input, saved)
    if (!current)
      return { written: 'created', id, row: { id, state: 'created', after: valuesLike(input, input) } }
    return {
      written: 'updated',
      id,
      row: { id, state: 'changed', before: valuesLike(input, current), after },
    }
  }
  const told = work.many?.changes.length ?? 0
  return attempt(work.tx, write, (error) => {
    work.many?.changes.splice(told)
    return { errors: reasonsOf(error, resource, columns) }
  })
}
