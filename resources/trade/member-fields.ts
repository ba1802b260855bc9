import { f } from '../schema/f'

/** In whose name: a member, or a group of members. */
export const memberFields = {
  adherentId: f.int({ label: 'Adhérent', required: true, min: 1 }),
  isGroup: f.bool({ label: "L'adhérent est un groupe" }),
}
