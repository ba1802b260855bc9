import { type PhraseValues, spoken } from './marks'
import { fill, type Marks } from './phrase'

type Value<N extends string> = N extends 'smart_count' ? number | string : PhraseValues[string]

/** What is said of a text: itself, or, of a phrase with marks, a function of what stands in them. */
export type Said<T> = T extends string
  ? T extends `${string}%{${string}`
    ? (values: { readonly [N in Marks<T>]: Value<N> }) => string
    : string
  : T extends readonly unknown[] | ((...given: never[]) => unknown)
    ? T
    : { readonly [K in keyof T]: Said<T[K]> }

const topics = new Map<string, object>()

function told(key: string, french: unknown): unknown {
  if (typeof french === 'object' && french && !Array.isArray(french)) return listed(key, french)
  const other = spoken()
  const said = other?.phrases[key] ?? french
  if (typeof french !== 'string' || typeof said !== 'string' || !french.includes('%{')) return said
  return (values: PhraseValues) => fill(said, values, other?.locale)
}

const listed = (topic: string, french: object): object =>
  new Proxy(french, { get: (own, key) => told(`${topic}.${String(key)}`, Reflect.get(own, key)) })

/**
 * The French texts of a topic, each said in the language of who reads when it is read: `list.create` is `listTexts.create`.
 * A phrase with `%{marks}` is a function of them, `||||` stands between the forms of its `smart_count`;
 * what no phrase can say is a function here, and in another language one of its own.
 */
export function texts<const T extends object>(topic: string, french: T): Said<T> {
  topics.set(topic, french)
  return listed(topic, french) as Said<T>
}

/** The French of a key of these texts: what react-admin's `useTranslate` says of `list.create`. */
export function frenchOf(key: string): unknown {
  const [topic = '', ...names] = key.split('.')
  return names.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found ? Reflect.get(found, name) : undefined),
    topics.get(topic),
  )
}

/** A text chosen while running, of which some have marks, with what they may name. */
export const saying = (
  text: string | ((values: never) => string),
  values: Readonly<Record<string, unknown>>,
): string => (typeof text === 'string' ? text : text(values as never))

/** The texts of a topic in another language: each of its keys, a phrase for a phrase, a function for a function. */
export type Translation<S> = S extends string
  ? string
  : S extends (...given: never[]) => string
    ? string | S
    : { readonly [K in keyof S]: Translation<S[K]> }

/** The phrases of another language by their keys: `{ list: { create } }` is `list.create`. */
export function keyed(said: object, base = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(said).flatMap(([key, text]) =>
      typeof text === 'object' && !Array.isArray(text)
        ? Object.entries(keyed(text, `${base}${key}.`))
        : [[`${base}${key}`, text]],
    ),
  )
}
