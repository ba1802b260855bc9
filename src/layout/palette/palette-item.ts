import { fold } from '../../../resources/schema/fold'

/** One line of the palette. */
export interface PaletteItem {
  /** Its address inside the application, also what tells it from others. */
  to: string
  label: string
  /** What tells it from others of the same name. */
  beside?: string
  group: string
}

/** How many lines of a group are shown. */
export const groupMax = 6

const wordsOf = (text: string) => fold(text).split(/\s+/).filter(Boolean)

/** 0 = the label begins so, 1 = each word begins one of its words, 2 = each stands in it; undefined = it does not fit. */
function rankOf({ label, beside = '' }: PaletteItem, typed: readonly string[]): number | undefined {
  const name = fold(label)
  const words = wordsOf(`${label} ${beside}`.replace(/['\u2019-]/g, ' '))
  if (name.startsWith(typed.join(' '))) return 0
  if (typed.every((one) => words.some((word) => word.startsWith(one)))) return 1
  return typed.every((one) => name.includes(one)) ? 2 : undefined
}

/** The items that fit what was typed, whatever the order of its words, their accents and capitals; the best first, each group bounded. */
export function matching(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const typed = wordsOf(text)
  const ranked = items
    .map((item) => ({ item, rank: rankOf(item, typed) }))
    .filter((one): one is { item: PaletteItem; rank: number } => one.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
  const groups = [...new Set(ranked.map(({ item }) => item.group))]
  return groups.flatMap((group) =>
    ranked
      .filter(({ item }) => item.group === group)
      .slice(0, groupMax)
      .map(({ item }) => item),
  )
}
