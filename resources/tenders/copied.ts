/** What was taken over from an earlier tender, and what has changed in the catalogue since. */
export interface Copied {
  /** The tender that was taken over. */
  from: string
  lots: number
  products: number
  documents: string[]
  /** Families and products of that time that are not active any more: left out. */
  gone: string[]
  /** Active products of the families that came after that tender: in no lot yet. */
  fresh: string[]
}
