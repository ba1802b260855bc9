/** How a purchase left the contracts. */
export const leakKinds = {
  supplier: 'Fournisseur hors catalogue',
  product: 'Produit hors catalogue',
  contract: 'Fournisseur hors contrat',
} as const
export type LeakKind = keyof typeof leakKinds
