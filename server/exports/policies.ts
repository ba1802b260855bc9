import type { Perimeters } from '../trade/perimeter'

/** A person's own files and schedules. */
const own = { user: 'user_id' } as const

export const exportPolicies: Perimeters = {
  export_run: { backOffice: own, supplier: own, adherent: own },
  export_schedule: { backOffice: own, supplier: own, adherent: own },
}
