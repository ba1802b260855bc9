import { createHash } from 'node:crypto'

const names = new Map<string, string>()
const nameLimit = 1000

/** A statement that answers all columns there are: one that is added later would make its plan an error. */
const answersAll = /\b(select|returning) (\w+\.)?\*/i

/**
 * Name of the prepared statement of a text; past 1000 texts, none. Each role has its own, for the plan of a statement holds
 * the row rights of the role that it was made under.
 */
export function statementName(text: string, role: string): string | undefined {
  const key = `${role} ${text}`
  const known = names.get(key)
  if (known || names.size >= nameLimit || answersAll.test(text)) return known
  const name = `p${createHash('sha1').update(key).digest('hex').slice(0, 16)}`
  names.set(key, name)
  return name
}
