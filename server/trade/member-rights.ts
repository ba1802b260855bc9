import type { RowRight } from '../database/perimeter'

/** The column is a group of one of the actor's members: what a group has, each of them has, whoever acts for that member alone. */
export const groupOfOwn = (field: string): RowRight => ({
  field,
  among: { table: 'adherent', column: 'groupAdherent_id', where: { field: 'id', in: 'adherents' } },
})

/** What is one of the actor's members', or its group's (domain §1.7). */
export const ofOwnMember: RowRight = {
  any: [
    { field: 'adherent_id', in: 'adherents' },
    { field: 'groupAdherent_id', in: 'groups' },
    groupOfOwn('groupAdherent_id'),
  ],
}

/** The column is a supplier that serves one of the actor's members, now or once (domain §3.9). */
export const servesOwn = (field: string): RowRight => ({
  field,
  among: { table: 'referencing', column: 'supplier_id', where: ofOwnMember },
})
