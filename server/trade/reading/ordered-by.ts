import { isNamed } from '../../../resources/schema/reading/name-key'

/** Kitchens say « carton » of any box. */
const boxes = ['carton', 'colis', 'caisse', 'cageot', 'cagette', 'clayette', 'plateau']

/** Whether a quantity said in a unit is one of the unit in which the article is ordered, by all that it is called. */
export function isOrderedBy(said: string, names: readonly string[]): boolean {
  if (isNamed(said, ['unite', ...names])) return true
  return isNamed(said, boxes) && boxes.some((box) => isNamed(box, names))
}
