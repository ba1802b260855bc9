/** Collects the values of a statement and gives each its place. */
export class Params {
  readonly values: unknown[] = []

  /** `$n`, with a cast where PostgreSQL could not tell the type. */
  add(value: unknown, cast = ''): string {
    this.values.push(value)
    return `$${this.values.length}${cast ? `::${cast}` : ''}`
  }
}
