import type { Answer } from '../schema/infer'
import { many } from '../schema/pick'
import { told } from '../schema/told'

/** A department where invited suppliers do not deliver a lot everywhere. */
const whiteZone = {
  lot_id: told.ref('tender_family', 'Lot'),
  lot_number: told.int('N° de lot'),
  lot: told.text('Lot'),
  department_id: told.ref('department', 'Département'),
  code: told.text('Code'),
  department: told.text('Département'),
  /** Communes of the department, and how many of them no invited supplier delivers. */
  communes: told.int('Communes'),
  white: told.int('Communes sans fournisseur'),
  /** Members in those communes. */
  members: many('Adhérents', {
    id: told.ref('adherent', 'Adhérent'),
    name: told.text('Nom'),
    city: told.text('Commune'),
  }),
  /** Suppliers that are not invited and deliver there, with the white communes that each would fill. */
  suppliers: many('Fournisseurs', {
    id: told.ref('supplier', 'Fournisseur'),
    name: told.text('Nom'),
    communes: told.int('Communes'),
  }),
}
export type WhiteZone = Answer<typeof whiteZone>

/** `GET /tender/{id}/white-zones`; of the lots that are `unplaced`, with neither a zone nor a member to deliver, nothing can be told. */
export const whiteZonesAnswer = {
  data: many('Zones blanches', whiteZone),
  unplaced: many('Lots sans zone', {
    id: told.ref('tender_family', 'Lot'),
    lot_number: told.int('N° de lot'),
    label: told.text('Libellé'),
  }),
}
export type WhiteZones = Answer<typeof whiteZonesAnswer>
