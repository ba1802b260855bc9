const files = new WeakMap<object, string>()

/** The file of the declarations that a stack comes from; undefined in a bundle. */
const fileIn = (stack: string | undefined): string | undefined =>
  stack?.match(/\bresources\/(?!schema\/)[\w/-]+\.ts\b/)?.[0]

/** Remembers where a resource is declared, for the errors of a start. A browser, which says none, does not look. */
export function declared<T extends object>(resource: T): T {
  const file = 'window' in globalThis ? undefined : fileIn(new Error('').stack)
  if (file) files.set(resource, file)
  return resource
}

/** `resources/directory/warehouse.ts: warehouse`, or the name alone where the file is not known. */
export const placeOf = (resource: { name: string }): string =>
  [files.get(resource), resource.name].filter(Boolean).join(': ')
