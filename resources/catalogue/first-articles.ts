import type { ShopAnswer } from './answers'
import type { Shelf, ShopQuestion } from './shop'

/** As many as a screen shows at once. */
export const mostFirstArticles = 12

/** The first articles of a catalogue as somebody last saw them, or as the server put them into the page: they stand at once, while they are asked for anew. */
export interface FirstArticles {
  /** The id of who sees them. */
  user: number
  /** The address that shows them. */
  path: string
  title: string
  /** What is read of each article: name, origin, price, price of a packaging. */
  lines: readonly (readonly string[])[]
  question: ShopQuestion
  answer: ShopAnswer
}

/** What a catalogue asks for where nothing is searched for. */
export const plainQuestion = (
  { id, isGroup }: { id: number; isGroup: boolean },
  shelf: Shelf,
): ShopQuestion => ({ adherent_id: id, is_group: isGroup, shelf, sort: 'label' })
