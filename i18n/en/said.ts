/** Phrases by their keys, within each other as the keys are. */
interface Phrases {
  readonly [key: string]: string | Phrases
}

interface More {
  /** Sentences under inputs. */
  help?: Readonly<Record<string, string>>
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>
  list?: string
  /** The searches that a list comes with, in order. */
  searches?: Readonly<Record<number, string>>
  actions?: Phrases
}

/** What a declaration is called: its name, for one and for many, its fields, and what else it says. */
export const said = (
  [one, many]: readonly [string, string],
  fields: Readonly<Record<string, string>> = {},
  more: More = {},
) => ({ label: { 0: one, 1: many }, fields, ...more })

export const named = { machine_name: 'Technical name' }
export const codes = { code: 'Code' }
export const owners = { adherent_id: 'Member', groupAdherent_id: 'Member group' }
