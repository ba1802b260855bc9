const files = new WeakMap<object, string>()

/** The file and line beyond the engine that a stack comes from; undefined in a bundle. */
const fileIn = (stack: string | undefined): string | undefined =>
  stack?.match(/\b(?:resources\/(?!schema\/)|server\/(?!api\/))[\w/-]+\.ts(?::\d+)?/)?.[0]

/** The file and line at which its caller is being declared, for the errors of a start. A browser, which says none, does not look. */
export const fileHere = (): string | undefined =>
  'window' in globalThis ? undefined : fileIn(new Error('').stack)

/** Remembers where a resource is declared (file and line). */
export function declared<T extends object>(resource: T): T {
  const file = fileHere()
  if (file) files.set(resource, file)
  return resource
}

/** `resources/directory/warehouse.ts:12: warehouse`, or the name alone where the file is not known. */
export const placeOf = (resource: { name: string }): string =>
  [files.get(resource), resource.name].filter(Boolean).join(': ')
