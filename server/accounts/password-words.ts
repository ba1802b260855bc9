import type { user } from '../../resources/accounts/user'
import { fold } from '../../resources/schema/fold'
import type { RowOf } from '../../resources/schema/infer'
import { lookup } from '../../resources/schema/lookup'
import { titleFields } from '../../resources/schema/resource'
import type { Config } from '../config'
import type { Database, Tx } from '../database/connect'
import { quote } from '../database/naming'
import { userLink } from './user-links'

type Declared = Pick<Database, 'registry' | 'policies'>

/** Words that a password may not be made of: one's own names, those of the establishment and of the product. */
export interface OwnWords {
  /** Of the person, three letters or more. */
  person: readonly string[]
  /** Of what it belongs to, four letters or more. */
  places: readonly string[]
}

const wordsIn = (texts: readonly (string | null | undefined)[], shortest: number): string[] => [
  ...new Set(
    texts
      .flatMap((text) => fold(text ?? '').split(/[^\p{L}\p{N}]+/u))
      .filter((word) => word.length >= shortest),
  ),
]

/** Names of establishments that are taken into account: somebody with a thousand of them is asked no more. */
const mostPlaces = 200
/** The names of what limits the rows of an account: the establishments that it belongs to. */
const placesSql = ({ registry, policies }: Declared) =>
  Object.values(policies.lists)
    .map(({ from }) => {
      const { table, user, other } = userLink(registry, from)
      const [title = 'id'] = titleFields(registry.get(from))
      return `select x.${quote(title)}::text as name from ${table} j join ${quote(from)} x on x.id = j.${other} where j.${user} = $1`
    })
    .join(' union all ')

type Person = RowOf<typeof user, 'first_name' | 'last_name' | 'email'>

/** The words of an account; the transaction looks past the row rights. */
export async function ownWords(
  tx: Tx,
  { db, config }: { db: Declared; config: Pick<Config, 'productName' | 'organisation'> },
  userId: number,
): Promise<OwnWords> {
  const [person] = await tx.query<Person>('select first_name, last_name, email from "user" where id = $1', [
    userId,
  ])
  const sql = placesSql(db)
  const places = sql ? await tx.query<{ name: string }>(`${sql} limit ${mostPlaces}`, [userId]) : []
  return {
    person: wordsIn([person?.first_name, person?.last_name, person?.email.split('@')[0]], 3),
    places: wordsIn([config.productName, config.organisation, ...places.map(({ name }) => name)], 4),
  }
}

const letters: Readonly<Record<string, string>> = lookup({
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
})
const unmasked = (text: string) => text.replace(/[013457@$]/g, (sign) => letters[sign] ?? sign)

/** Whether a password contains one of the words, whatever the case, the accents and the usual disguises. */
export function containsOwnWord(password: string, { person, places }: OwnWords): boolean {
  const plain = fold(password)
  return [...person, ...places].some((word) => plain.includes(word) || unmasked(plain).includes(word))
}
