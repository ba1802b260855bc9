import type { KindName } from '../../resources/schema/field'
import { kindNames, kindOf } from '../../resources/schema/kinds'

/** The folder of a kind, in the path of a file there. */
const folder = (path: string) => path.split('/').at(-2)

/** What the kinds' folders have of one file, by kind: its own, or that of the kind which it is like. */
export function ofKinds<T>(found: Readonly<Record<string, T>>): Partial<Record<KindName, T>> {
  const own = new Map(Object.entries(found).map(([path, part]) => [folder(path), part]))
  return Object.fromEntries(
    kindNames.flatMap((kind) => {
      const part = own.get(kind) ?? own.get(kindOf({ kind }).like ?? '')
      return part === undefined ? [] : [[kind, part]]
    }),
  )
}
