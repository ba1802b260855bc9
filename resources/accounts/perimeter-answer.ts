import { adherent } from '../directory/adherent'
import { company } from '../directory/company'
import { groupAdherent } from '../directory/group-adherent'
import { supplier } from '../directory/supplier'
import { many, pick } from '../schema/pick'

/** `GET /users/perimeter`: all that the person may give as somebody's perimeter. */
export const perimeterAnswer = {
  Adherent: many('Adhérents', pick(adherent, ['id', 'name', 'groupAdherent_id'])),
  GroupAdherent: many("Groupes d'adhérents", pick(groupAdherent, ['id', 'label'])),
  Supplier: many('Fournisseurs', pick(supplier, ['id', 'name'])),
  Company: many('Services', pick(company, ['id', 'label'])),
}
