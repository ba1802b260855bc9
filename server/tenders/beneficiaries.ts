import { deliveredAt } from '../trade/delivered-at'

/**
 * Members that a tender is run for, SQL: those of its service, of a public one its beneficiaries alone (domain §9.7). They are `a`,
 * their address `d`; the tender is `m`, and `isPublic` says the parameter that tells whether it is public.
 */
export const beneficiaries = (isPublic: string) =>
  `join adherent a on a.company_id = m.company_id and a."deletedAt" is null and a.adherent_status_id not in (2, 4)
      and (not ${isPublic} or exists (select 1 from tender_adherent j
        where j.tender_id = m.id and j.adherent_id = a.id and j."deletedAt" is null))
    left join address d on d.id = ${deliveredAt('a')}`
