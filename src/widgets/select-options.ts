import { fold } from '../../resources/schema/fold'

export type SelectOption<V extends string | number = string | number> = {
  value: V
  label: string
  disabled?: boolean
}
/** What the list offers besides its options: to create what was typed. */
export type NewOption = { create: string }

export const isNew = (option: SelectOption | NewOption): option is NewOption => 'create' in option

/** The options whose label holds the text, and, when allowed, one to create it if no label is equal to it. */
export function offer<V extends string | number>(
  options: readonly SelectOption<V>[],
  text: string,
  mayCreate: boolean,
): (SelectOption<V> | NewOption)[] {
  const searched = fold(text.trim())
  const found = options.filter((option) => fold(option.label).includes(searched))
  const exists = options.some((option) => fold(option.label) === searched)
  return mayCreate && searched && !exists ? [...found, { create: text.trim() }] : found
}
