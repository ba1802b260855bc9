/** Every module of endpoints, by its path from here. */
export const endpointModules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../resources/**/*endpoints.ts',
  { eager: true },
)
