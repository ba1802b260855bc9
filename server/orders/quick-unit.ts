import { fold } from '../../resources/schema/fold'
import { singular } from '../../resources/schema/search-words'

/** Words for one unit; kitchens say « carton » of any box. */
const alike = [
  ['kg', 'kilo', 'kilogramme'],
  ['l', 'litre'],
  ['carton', 'colis', 'coli', 'caisse', 'cagette', 'plateau'],
  ['piece', 'unite'],
]

/** Whether a quantity said in a unit is one of the unit in which the article is ordered. */
export function isOrderedBy(said: string, unit: string): boolean {
  if (said === 'unite') return true
  const [word = ''] = fold(unit).split(' ')
  const ordered = singular(word)
  return said === ordered || alike.some((some) => some.includes(said) && some.includes(ordered))
}
