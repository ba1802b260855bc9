import type { State } from './course'
import type { Tone } from './field'

/** A declared list: labels by their keys, or states with the colours of their badges. */
export type ChoicesSaid = Readonly<Record<string, string>> | Readonly<Record<string, State>>
type ChoiceSaid = string | State

const labelOf = (said: ChoiceSaid): string => (typeof said === 'string' ? said : said.label)

/** The labels of a declared list by their keys. */
export const labelsOf = <const C extends ChoicesSaid>(said: C): Readonly<Record<keyof C & string, string>> =>
  Object.fromEntries(Object.entries(said).map(([key, one]) => [key, labelOf(one)])) as Record<
    keyof C & string,
    string
  >

/** The colours of a declared list by its keys; undefined where it says none. */
export function tonesOf(said: ChoicesSaid): Readonly<Record<string, Tone>> | undefined {
  const toned = Object.entries(said).flatMap(([key, one]) =>
    typeof one === 'string' ? [] : [[key, one.tone] as const],
  )
  return toned.length ? Object.fromEntries(toned) : undefined
}
