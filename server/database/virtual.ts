import type { Registry } from '../../resources/registry'
import type { ActorTx } from './tx'

/**
 * Reads a virtual field of many rows at once, in the transaction that read them, hence under the actor's row rights: its
 * value by id, null where there is none. There is no way to read it row by row.
 */
export type VirtualReader = (tx: ActorTx, ids: readonly number[]) => Promise<ReadonlyMap<number, unknown>>

/** The readers of virtual fields, by resource and field. */
export type Virtuals = {
  readonly [resource: string]: { readonly [field: string]: VirtualReader } | undefined
}

/** Refuses to start when a virtual field has no reader, or a reader no field. */
export function checkVirtuals(registry: Pick<Registry, 'all'>, virtuals: Virtuals = {}): void {
  for (const { name, fields } of registry.all) {
    const readers = virtuals[name] ?? {}
    const isVirtual = (field: string) => fields[field]?.kind === 'virtual'
    const unread = Object.keys(fields).find((field) => isVirtual(field) && !readers[field])
    if (unread) throw new Error(`The virtual field ${name}.${unread} has no reader`)
    const lost = Object.keys(readers).find((field) => !isVirtual(field))
    if (lost) throw new Error(`The reader of ${name}.${lost} has no virtual field`)
  }
}
