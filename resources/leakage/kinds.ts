/** How a purchase left the contracts. */
export const leakKinds = {
  supplier: 'Fournisseur hors catalogue',
  product: 'Produit hors catalogue',
  contract: 'Fournisseur hors contrat',
} as const
export type LeakKind = keyof typeof leakKinds

/** A received line that no contract covers, as sheets tell it. */
export interface UncoveredLine {
  service: string | null
  adherent: string
  supplier: string
  family: string
  kind: LeakKind
  amount_ht: string
  /** Whether an article under contract could have been ordered instead. */
  isReplaceable: boolean
}
