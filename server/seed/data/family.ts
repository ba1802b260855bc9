/** A family of a catalogue. */
export interface FamilyData {
  label: string
  catalog: 1 | 2
  egalim?: string
  /** Label of its market rating. */
  rating: string
  /** Label of the VAT rate that its subfamilies propose. */
  rate: string
  /** Subfamilies beside those of the assortment. */
  more?: readonly string[]
}
