import type { Perimeters } from '../trade/perimeter'

/** Staff's own talk, of the rows that each reads (`aboutPerimeter`); whom a row is told to, each says. */
export const commentPolicies: Perimeters = {
  comment: { backOffice: true, supplier: false, adherent: false },
  comment_follow: { backOffice: { user: 'user_id' }, supplier: false, adherent: false },
}
