import { machineName } from '../schema/common-fields'
import { f } from '../schema/f'
import { setting } from '../schema/setting'

const group = 'Litiges'

export const litigationobject = setting('litigationobject', ['Objet de litige', 'Objets de litige'], {
  fields: {
    litigation_type_id: f.ref('litigationtype', { label: 'Type de litige', required: true }),
    credit_by_default: f.bool({ label: 'Avoir demandé par défaut', default: false }),
  },
  options: { group, model: 'Litigation_object' },
})

export const litigationtype = setting('litigationtype', ['Type de litige', 'Types de litige'], {
  fields: { machine_name: machineName },
  options: { group, model: 'Litigation_type' },
})

/** Ids are the codes of the states: 100 Ouvert … 350 Clos (domain §8). */
export const litigationstatus = setting('litigationstatus', ['Statut de litige', 'Statuts de litige'], {
  fields: { color: f.color({ label: 'Couleur', default: '#616161' }) },
  options: { group, model: 'Litigation_status', fixed: true },
})
