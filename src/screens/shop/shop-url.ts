import { type Allergen, allergens, isAllergen } from '../../../resources/catalogue/allergens'
import { plainQuestion } from '../../../resources/catalogue/first-articles'
import {
  type Shelf,
  type ShopChoices,
  type ShopFacet,
  type ShopHabit,
  type ShopQuestion,
  type ShopSort,
  shopFacets,
  shopHabits,
  shopSorts,
} from '../../../resources/catalogue/shop'

export type ShopView = 'list' | 'cards'

/** What the address of a catalogue says. */
export interface ShopState {
  q: string
  choices: ShopChoices
  without: readonly Allergen[]
  habits: readonly ShopHabit[]
  sort: ShopSort
  /** Shows what the member's selection of families hides as well. */
  allFamilies: boolean
}

const ids = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)

/** Reads the state of a catalogue from its address; what is not understood is left out. */
export function readShop(search: string): ShopState {
  const params = new URLSearchParams(search)
  const choices = Object.fromEntries(
    shopFacets.flatMap((facet): [ShopFacet, number[]][] => {
      const list = ids(params.get(facet))
      return list.length ? [[facet, list]] : []
    }),
  )
  const wanted = (params.get('habits') ?? '').split(',')
  return {
    q: params.get('q') ?? '',
    choices,
    without: (params.get('without') ?? '').split(',').filter(isAllergen),
    habits: shopHabits.filter((habit) => wanted.includes(habit)),
    sort: shopSorts.find((sort) => sort === params.get('sort')) ?? 'label',
    allFamilies: params.get('families') === 'all',
  }
}

/** Writes it, the usual values left out. */
export function writeShop({ q, choices, without, habits, sort, allFamilies }: ShopState): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  for (const facet of shopFacets) if (choices[facet]?.length) params.set(facet, choices[facet].join(','))
  if (without.length) params.set('without', without.join(','))
  if (habits.length) params.set('habits', habits.join(','))
  if (sort !== 'label') params.set('sort', sort)
  if (allFamilies) params.set('families', 'all')
  return params.toString()
}

/** The question that a state asks for a member. */
export const questionOf = (
  { q, choices, without, habits, sort, allFamilies }: ShopState,
  member: { id: number; isGroup: boolean },
  shelf: Shelf,
): ShopQuestion => ({
  ...plainQuestion(member, shelf),
  sort,
  ...(q ? { q } : {}),
  ...(Object.keys(choices).length ? { choices } : {}),
  ...(without.length ? { without } : {}),
  ...(habits.length ? { habits } : {}),
  ...(allFamilies ? { all_families: true } : {}),
})

/** The choices with one value more, or less. */
export function toggled(choices: ShopChoices, facet: ShopFacet, id: number): ShopChoices {
  const list = choices[facet] ?? []
  const next = list.includes(id) ? list.filter((one) => one !== id) : [...list, id]
  const { [facet]: _, ...others } = choices
  return next.length ? { ...others, [facet]: next } : others
}

/** The allergens that articles may not hold with one more, or less, in their usual order. */
export const toggledAllergen = (chosen: readonly Allergen[], one: Allergen): Allergen[] =>
  Object.keys(allergens)
    .filter(isAllergen)
    .filter((other) => (other === one) !== chosen.includes(other))
