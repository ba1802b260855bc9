import type { Tone } from './field'

/** One of a declared list: its label, or its label and the colour of its badge where it says where a thing stands. */
export type ChoiceSaid = string | { readonly label: string; readonly tone: Tone }
export type ChoicesSaid = Readonly<Record<string, ChoiceSaid>>

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
