/** What of a member says whether it orders (domain §3.4). */
export interface Membership {
  /** As its status says. */
  can_order: boolean
  adherent_status_id: number
  resignation_date: string | null
}

/** Id of the status « Démissionnaire » (domain §3.2). */
export const resigner = 2

/** Id of the status « Prospect » of members: one that may join, and orders nothing yet (domain §3.2). */
export const joining = 3

/**
 * Whether a member may order, today and for a delivery on `day`: its status says so, or its resignation is still to come and the
 * delivery is no later.
 */
export function mayOrder(of: Membership, { today, day = today }: { today: string; day?: string }): boolean {
  const { can_order, adherent_status_id, resignation_date: last } = of
  if (can_order) return true
  return adherent_status_id === resigner && last !== null && last > today && day <= last
}
