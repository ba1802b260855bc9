import type { Calls } from '../schema/calls'
import { f } from '../schema/f'

/** The member, or the group of members, that a row belongs to; neither = common to all. */
export const owner = {
  adherent_id: f.ref('adherent', { label: 'Adhérent' }),
  groupAdherent_id: f.ref('groupadherent', { label: "Groupe d'adhérents" }),
}

/** `/setting/adherent/{adherentId}/{model}`: rows that belong to one member. */
export const ofAdherent = (model: string): Calls => ({
  list: `GET /setting/adherent/{adherentId}/${model}`,
  create: `POST /setting/adherent/{adherentId}/${model}`,
  update: `PUT /setting/adherent/${model}`,
  remove: `DELETE /setting/adherent/${model}/{id}`,
  also: [`GET /setting/${model}`],
  owner: { param: 'adherentId', fields: ['adherent_id', 'groupAdherent_id'] },
})
