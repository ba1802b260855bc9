/** Which catalogue a person lacks to make a product outside the catalogues (domain §4.7). */
export type MissingCatalog = 'food' | 'nonFood' | 'both'

const [food, nonFood] = [1, 2]

interface Asked {
  /** Catalogues that the person may order from; absent = all. */
  allowed?: readonly number[]
  /** Catalogues of the supplier; none = a supplier outside the catalogues, which sells anything. */
  sold: readonly number[]
  /** The catalogue of the product. */
  wanted: number
}

/**
 * The mixed supplier rule: at a supplier that sells both catalogues a person must have both; elsewhere the one of the
 * product is enough. Answers what is missing, or nothing.
 */
export function missingCatalog({ allowed, sold, wanted }: Asked): MissingCatalog | undefined {
  if (!allowed) return undefined
  if (!allowed.includes(food) && !allowed.includes(nonFood)) return 'both'
  const isMixed = sold.includes(food) && sold.includes(nonFood)
  const needed = isMixed ? [food, nonFood] : [wanted]
  if (needed.includes(food) && !allowed.includes(food)) return 'food'
  return needed.includes(nonFood) && !allowed.includes(nonFood) ? 'nonFood' : undefined
}

/** Whether a supplier sells a catalogue; one outside the catalogues sells anything. */
export const sellsCatalog = (sold: readonly number[], wanted: number): boolean =>
  sold.length === 0 || sold.includes(wanted)
