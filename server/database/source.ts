import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from './actor'
import { literal } from './naming'

/** Where a request comes from, and in whose name once that is known. */
export interface Source {
  address: string
  device: string
  actor?: Actor | undefined
}

const current = new AsyncLocalStorage<Source>()

/** Everything that `run` begins is known to come from there. */
export const within = <T>(source: Source, run: () => T): T => current.run(source, run)

/** Whether somebody acts in another's name. */
export const isImpersonated = (actor = current.getStore()?.actor): boolean =>
  actor?.impersonatorId !== undefined

const id = (value: number | undefined) => (value ? String(Math.trunc(value)) : '')

/** What a transaction says of where its request comes from; nothing where the clock or a program of ours works. */
export function sourceSettings(actor?: Actor): string[] {
  const source = current.getStore()
  const acting = actor ?? source?.actor
  if (!source && !acting) return []
  const settings = {
    address: source?.address.replace(/[^\dA-Fa-f.:%]/g, '').slice(0, 64) ?? '',
    device: source?.device ?? '',
    acting: id(acting?.userId),
    impersonator: id(acting?.impersonatorId),
    key: id(acting?.keyId),
  }
  return Object.entries(settings).map(([name, value]) => `set_config('app.${name}', ${literal(value)}, true)`)
}
