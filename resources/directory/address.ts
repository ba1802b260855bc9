import { nameIn } from '../schema/association'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { cityOfZip } from './city-of-zip'

/** Edited within what it belongs to, and read with it. */
export const address = defineResource('address', {
  label: ['Adresse', 'Adresses'],
  title: ['address', 'zip_code'],
  heading: (row) => [row.address, row.zip_code, nameIn(row, 'Municipality')].filter(Boolean).join(' '),
  access: { view: 'viewAdherent' },
  fields: {
    address: f.text({ label: 'Adresse', required: true, max: 255 }),
    address_complement: f.text({ label: "Complément d'adresse", max: 255 }),
    zip_code: f.zip({ label: 'Code postal', required: true, example: '38500' }),
    municipality_id: f.ref('municipality', { label: 'Ville', required: true }),
    department_id: f.ref('department', { label: 'Département', required: true }),
    region_id: f.ref('region', { label: 'Région' }),
    country_id: f.ref('country', { label: 'Pays', required: true }),
  },
  agreements: [cityOfZip],
  list: { columns: ['address', 'zip_code', 'municipality_id', 'department_id', 'country_id'] },
  form: {
    Informations: [
      'address',
      'address_complement',
      ['zip_code', 'municipality_id'],
      ['department_id', 'region_id', 'country_id'],
    ],
  },
})
