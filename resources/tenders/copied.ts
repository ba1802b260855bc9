import type { Answer } from '../schema/infer'
import { told } from '../schema/told'

/** What was taken over from an earlier tender: its code, and how much of it. */
export const copied = {
  from: told.text("Appel d'offres repris"),
  lots: told.int('Lots'),
  products: told.int('Produits'),
  documents: told.texts('Documents'),
}
export type Copied = Answer<typeof copied>
