import { fold } from '../../../resources/schema/fold'

/** An article that words may mean, as it is chosen by. */
export interface Likely {
  label: string
  /** How often the member has received it. */
  times: number
  /** How well its label answers the words, 0 the best (`answerSql`). */
  rank: number
}

/** Up to here a label begins with one of the words and holds them all, whole. */
const whole = 1
export const isWhole = ({ rank }: Pick<Likely, 'rank'>): boolean => rank <= whole

/**
 * The one article that words mean for certain, of those that they find, the best first: the only one that is called so; the only
 * one that is found, or that was ever received, where its label holds the words whole. Undefined where a person has to choose.
 */
export function theOne<A extends Likely>(name: string, found: readonly A[]): A | undefined {
  const [first, second] = found
  if (!first) return undefined
  const isCalled = (one: A | undefined) => one !== undefined && fold(one.label) === fold(name.trim())
  if (isCalled(first) && !isCalled(second)) return first
  if (!isWhole(first)) return undefined
  if (!second || (first.times > 0 && second.times === 0)) return first
  return undefined
}
