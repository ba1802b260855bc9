/** A family and what its products have in common. */
export interface FamilyData {
  label: string
  catalog: 1 | 2
  egalim?: string
  /** Label of its market rating. */
  rating: string
  /** Label of its storage mode. */
  storage?: string
  /** Label of the base unit. */
  unit: string
  rate: string
  /** What tells products of one name apart, ` | ` between; some carry a label (« bio »). */
  variants: string
  /** Order units, ` | ` between: « text:unit:number of base units ». */
  packs: string
  kind?: 'service'
  /** A line each: « label ; lowest-highest price in cents a base unit ; names of its products ». */
  subfamilies: string
}

export interface SubfamilyData {
  label: string
  low: number
  high: number
  names: readonly string[]
}

export const split = (text: string): string[] => text.split(' | ')

/** The lines of a family's subfamilies, taken apart. */
export const subfamiliesOf = ({ subfamilies }: FamilyData): SubfamilyData[] =>
  subfamilies
    .trim()
    .split('\n')
    .map((line) => {
      const [label = '', range = '', names = ''] = line.split(' ; ').map((part) => part.trim())
      const [low = 0, high = 0] = range.split('-').map(Number)
      return { label, low, high, names: names.split(', ') }
    })
