import type { Registry } from '../../resources/registry'
import { quote } from './naming'
import type { ActorTx } from './tx'

/**
 * Reads a virtual field of many rows at once, in the transaction that read them, hence under the actor's row rights: its
 * value by id, null where there is none. There is no way to read it row by row.
 */
export type VirtualReader = (tx: ActorTx, ids: readonly number[]) => Promise<ReadonlyMap<number, unknown>>

/** A virtual field that an expression on its row gives, by the alias of the row: searched and sorted by, too. */
export interface VirtualExpression {
  readonly sql: (alias: string) => string
}

/** What gives virtual fields, by resource and field. */
export type Virtuals = {
  readonly [resource: string]: { readonly [field: string]: VirtualReader | VirtualExpression } | undefined
}

/** The reader of a virtual field of a table. */
export function readerOf(virtual: VirtualReader | VirtualExpression, table: string): VirtualReader {
  if (typeof virtual === 'function') return virtual
  const text = `select t."id", ${virtual.sql('t')} as "value" from ${quote(table)} t where t."id" = any($1::bigint[])`
  return async (tx, ids) => {
    const rows = await tx.query<{ id: number; value: unknown }>(text, [ids])
    return new Map(rows.map(({ id, value }) => [id, value]))
  }
}

/** Refuses to start when a virtual field has no reader, or a reader no field; an expressed field has an expression. */
export function checkVirtuals(registry: Pick<Registry, 'all'>, virtuals: Virtuals = {}): void {
  for (const { name, fields } of registry.all) {
    const readers = virtuals[name] ?? {}
    const isVirtual = (field: string) => fields[field]?.kind === 'virtual'
    const unread = Object.keys(fields).find((field) => isVirtual(field) && !readers[field])
    if (unread) throw new Error(`The virtual field ${name}.${unread} has no reader`)
    const lost = Object.keys(readers).find((field) => !isVirtual(field))
    if (lost) throw new Error(`The reader of ${name}.${lost} has no virtual field`)
    const unlike = Object.keys(readers).find(
      (field) => (typeof readers[field] !== 'function') !== (fields[field]?.expressed === true),
    )
    if (unlike) throw new Error(`The virtual field ${name}.${unlike} is expressed on one side only`)
  }
}
