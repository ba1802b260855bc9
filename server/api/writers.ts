import type { AnyResource } from '../../resources/schema/resource'
import type { Database } from '../database/connect'
import { removeRow } from './remove'
import type { Work } from './work'
import { createRow, updateRow } from './write'

type Row = Record<string, unknown>

/** What work after a transaction needs. */
export interface Outside {
  db: Pick<Database, 'system'>
  now: () => Date
}

/** How rows of a resource are written, by its calls and by its imports alike. */
export interface RowWriter {
  create: (work: Work, resource: AnyResource, input: Row) => Promise<Row>
  update: (work: Work, resource: AnyResource, id: number, input: Row) => Promise<Row>
  remove: (work: Work, resource: AnyResource, id: number) => Promise<void>
  /** What follows once an import that wrote these rows is kept. */
  imported?: (context: Outside, ids: readonly number[]) => Promise<void>
}

/** The writers of the resources whose rows ask for more than their declaration says. */
export type Writers = { readonly [resource: string]: Partial<RowWriter> | undefined }

const plain: RowWriter = {
  create: (work, resource, input) => createRow(work, resource, input),
  update: (work, resource, id, input) => updateRow(work, resource, id, input),
  remove: (work, resource, id) => removeRow(work, resource, id),
}

/** The writer of a resource: its domain's own, or the plain one of the declaration. */
export const writerOf = ({ writers }: { writers?: Writers }, resource: AnyResource): RowWriter => ({
  ...plain,
  ...writers?.[resource.name],
})
