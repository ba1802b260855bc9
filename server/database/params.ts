import { quote } from './naming'

/** Collects the values of a statement and gives each its place; knows the tables that it reads. */
export class Params {
  readonly values: unknown[] = []
  readonly tables = new Set<string>()

  /** The name of a table to read from, quoted. */
  from(table: string): string {
    this.tables.add(table)
    return quote(table)
  }

  /** `$n`, with a cast where PostgreSQL could not tell the type. */
  add(value: unknown, cast = ''): string {
    this.values.push(value)
    return `$${this.values.length}${cast ? `::${cast}` : ''}`
  }
}
