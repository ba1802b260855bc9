/** How a purchase left the contracts. */
export const leakKinds = {
  supplier: 'Fournisseur hors catalogue',
  product: 'Produit hors catalogue',
  contract: 'Fournisseur hors contrat',
} as const
export type LeakKind = keyof typeof leakKinds

/** An article under contract that its member may order instead. */
export interface LeakProposal {
  article_id: number
  label: string
  supplier_id: number
  supplier: string
  price_ht: string | null
  unit: string | null
  /** Found by its name, where the purchase names no product. */
  isByName: boolean
}

/** A received line that was bought beside the contracts. Money in euros. */
export interface LeakLine {
  /** The order. */
  id: number
  number: string
  day: string
  adherent_id: number
  adherent: string
  family_id: number | null
  family: string
  supplier: string
  label: string
  kind: LeakKind
  amount_ht: string
  lost_ht: string
  proposal: LeakProposal
}

/** What a member bought of a family beside the contracts. */
export interface LeakRow {
  adherent_id: number
  adherent: string
  family_id: number | null
  family: string
  supplier_ht: string
  product_ht: string
  contract_ht: string
  amount_ht: string
  lost_ht: string
  /** The article of the dearest of its lines that could have been ordered instead. */
  proposal: LeakProposal
  lines: number
}

export interface LeakAnswer {
  data: LeakRow[]
  from: string
  to: string
  /** The year that runs. */
  current: number
  amount_ht: string
  lost_ht: string
  /** Bought out of the catalogues, without any article under contract to order instead. */
  without_ht: string
}
