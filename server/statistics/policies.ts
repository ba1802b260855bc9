import type { RowRight } from '../database/perimeter'
import { groupOfOwn } from '../trade/member-rights'
import type { Perimeter, Perimeters } from '../trade/perimeter'

const own: RowRight = {
  any: [
    { field: 'adherent_id', in: 'adherents' },
    { field: 'groupAdherent_id', in: 'groups' },
    { field: 'delivery_adherent_id', in: 'adherents' },
    groupOfOwn('groupAdherent_id'),
  ],
}

const nobody = { backOffice: false, supplier: false, adherent: false } as const

const ofService = {
  backOffice: { field: 'company_id', in: 'companies' },
  supplier: false,
  adherent: false,
  write: nobody,
} as const satisfies Perimeter

/** A fact is seen by whoever sees its order (domain §1.7); the database alone writes it. */
export const statisticsPolicies: Perimeters = {
  purchase_fact: {
    backOffice: { field: 'company_id', in: 'companies' },
    supplier: { field: 'supplier_id', in: 'suppliers' },
    adherent: own,
    write: nobody,
  },
  /** Shares of the law are read of the members that one sees, past the row rights. */
  food_fact: { ...nobody, write: nobody },
  /** Days and months are added up by service: only who sees whole services reads them. */
  purchase_day: ofService,
  purchase_month: ofService,
  article_day: ofService,
  article_month: ofService,
  article_member: ofService,
  purchase_pair: ofService,
  /** Shares tell nothing of who ordered; catalogues read them past the row rights. */
  usable_share: { backOffice: true, supplier: false, adherent: true, write: nobody },
  purchase_day_stale: { backOffice: true, supplier: false, adherent: false, write: nobody },
}
