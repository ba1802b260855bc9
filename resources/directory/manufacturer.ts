import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

/** « Industriel »: who makes what suppliers sell. */
export const manufacturer = defineResource('manufacturer', {
  label: ['Industriel', 'Industriels'],
  customFields: true,
  comments: true,
  title: 'name',
  inactive: { field: 'manufacturer_status_id', in: [3] },
  calls: rest('/manufacturer'),
  mergeable: { alike: ['name', 'Address'] },
  access: {
    view: 'viewCatalogAdmin',
    create: 'createCatalogAdmin',
    update: 'updateCatalogAdmin',
    remove: 'deleteCatalogAdmin',
  },
  fields: {
    name: f.text({ label: 'Nom', required: true, max: 120 }),
    manufacturer_status_id: f.ref('manufacturerstatus', { label: 'Statut', required: true, default: 1 }),
    email: f.email({ label: 'E-mail', example: 'contact@bocage.example' }),
    phone: f.freePhone({ label: 'Téléphone', example: '01 99 00 12 34' }),
    website: f.website({ label: 'Site internet', example: 'www.bocage.example' }),
    Address: f.embed('address', { label: 'Adresse', by: 'address_id' }),
    contacts: f.children('contact', { label: 'Contacts', by: 'manufacturer_id' }),
    brands: f.children('brand', { label: 'Marques', by: 'manufacturer_id' }),
  },
  unique: [{ fields: ['name'] }],
  list: { columns: ['name', 'manufacturer_status_id', 'email', 'phone'], sort: ['name', 'asc'] },
  form: {
    Informations: [
      ['name', 'manufacturer_status_id'],
      ['email', 'phone', 'website'],
      { Adresse: ['Address'] },
    ],
    Contacts: ['contacts'],
    Marques: ['brands'],
  },
})
