import { checkValue } from '../../resources/schema/check'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Database } from '../database/connect'
import { removeRow } from './remove'
import { restoreRow } from './restore'
import type { RowUpdate } from './row-update'
import type { Work } from './work'
import { createRow, updateRow } from './write'

/** What work after a transaction needs. */
export interface Outside {
  db: Pick<Database, 'system'>
  now: () => Date
}

/** How rows of a resource are written, by its calls and by its imports alike. */
export interface RowWriter {
  create: (work: Work, resource: AnyResource, input: UnknownRow) => Promise<UnknownRow>
  update: (work: Work, resource: AnyResource, change: RowUpdate) => Promise<UnknownRow>
  remove: (work: Work, resource: AnyResource, id: number) => Promise<void>
  /** Brings back a row that was removed. */
  restore: (work: Work, resource: AnyResource, id: number) => Promise<void>
  /** Reads what callers say by other names or shorter than declared, before it is checked. */
  read?: (input: UnknownRow) => UnknownRow
  /**
   * Fields that nobody writes, of which a value typed in a file becomes something else (the price of an article, its
   * quotation): the input that a value asks for on a row, or why it cannot be.
   */
  typed?: Readonly<Record<string, (value: unknown, row: UnknownRow) => UnknownRow | string>>
  /** What follows once an import that wrote these rows is kept. */
  imported?: (context: Outside, ids: readonly number[]) => Promise<void>
}

/** The writers of the resources whose rows ask for more than their declaration says. */
export type Writers = { readonly [resource: string]: Partial<RowWriter> | undefined }

const plain: RowWriter = {
  create: (work, resource, input) => createRow(work, resource, { input }),
  update: updateRow,
  remove: (work, resource, id) => removeRow(work, resource, { id }),
  restore: restoreRow,
}

/** Whether every value of a declared field is of its kind. */
const isSound = (resource: AnyResource, input: UnknownRow): boolean =>
  Object.entries(input).every(([name, value]) => {
    const field = resource.fields[name]
    return !field || checkValue(field, value).message === undefined
  })

/**
 * The writer of a resource: its domain's own, or the plain one of the declaration. A domain's own is given no value of another
 * kind than declared: the plain one refuses such an input, with all that is wrong in it.
 */
export function writerOf({ writers }: { writers?: Writers }, resource: AnyResource): RowWriter {
  const own = { ...plain, ...writers?.[resource.name] }
  const forInput = (input: UnknownRow) => (isSound(resource, input) ? own : plain)
  const read = own.read ?? ((input: UnknownRow) => input)
  return {
    ...own,
    create: async (work, one, given) => {
      const input = read(given)
      return forInput(input).create(work, one, input)
    },
    update: async (work, one, change) => {
      const input = read(change.input)
      return forInput(input).update(work, one, { ...change, input })
    },
  }
}

/** Names of the fields of a resource whose typed values become something else. */
export const typedFields = ({ writers }: { writers?: Writers }, resource: AnyResource): string[] =>
  Object.keys(writers?.[resource.name]?.typed ?? {})
