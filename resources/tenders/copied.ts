/** What was taken over from an earlier tender. */
export interface Copied {
  /** The tender that was taken over. */
  from: string
  lots: number
  products: number
  documents: string[]
}
