import type { Registry } from '../../resources/registry'
import { callOf } from '../../resources/schema/calls'
import type { Call } from './call'

/** Refuses to start when a declared action has no call behind it, or one that asks another permission than its button does. */
export function checkActions(registry: Pick<Registry, 'all'>, calls: readonly Call[]): void {
  for (const resource of registry.all)
    for (const [name, { call, permission, input = {}, move }] of Object.entries(resource.actions ?? {})) {
      const { method, path } = callOf(call)
      const body = calls.find((one) => one.method === method && one.path === path)
      if (!body) throw new Error(`The action ${resource.name}.${name} has no call ${call}`)
      if (body.access !== permission)
        throw new Error(`The action ${resource.name}.${name} asks ${permission}, its call ${body.access}`)
      const untold = Object.keys(input).find((one) => !body.shape.body?.[one])
      if (untold)
        throw new Error(`The action ${resource.name}.${name} asks « ${untold} », its call takes none`)
      const states = resource.fields[move?.field ?? '']?.options ?? {}
      const lost = [...(move?.from ?? []), ...(move?.to ? [move.to] : [])].find((state) => !states[state])
      if (lost !== undefined)
        throw new Error(`The action ${resource.name}.${name} moves by no state « ${lost} »`)
    }
}
