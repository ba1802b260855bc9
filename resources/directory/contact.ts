import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

export const contact = defineResource('contact', {
  label: ['Contact', 'Contacts'],
  comments: true,
  also: ['Contact_administrative'],
  personal: true,
  title: ['first_name', 'last_name'],
  mergeable: {
    alike: [
      ['supplier_id', 'manufacturer_id', 'adherent_id', 'first_name', 'last_name'],
      ['supplier_id', 'manufacturer_id', 'adherent_id', 'email'],
    ],
  },
  access: {
    view: 'viewSupplier',
    create: 'updateSupplier',
    update: 'updateSupplier',
    remove: 'updateSupplier',
  },
  fields: {
    supplier_id: f.ref('supplier', { label: 'Fournisseur' }),
    manufacturer_id: f.ref('manufacturer', { label: 'Industriel' }),
    adherent_id: f.ref('adherent', { label: 'Adhérent' }),
    civility_id: f.ref('civility', { label: 'Civilité' }),
    first_name: f.text({ label: 'Prénom', max: 64 }),
    last_name: f.text({ label: 'Nom', required: true, min: 2, max: 64 }),
    quality_id: f.ref('quality', { label: 'Qualité (fonction)' }),
    email: f.email({ label: 'E-mail', example: 'commandes@martin.example' }),
    phone: f.freePhone({ label: 'Téléphone', example: '01 99 00 12 34' }),
    contact_type_ids: f.refs('contacttype', { label: 'Types de contact' }),
  },
  list: {
    columns: ['last_name', 'first_name', 'supplier_id', 'quality_id', 'email', 'phone', 'contact_type_ids'],
    search: ['last_name', 'first_name', 'email'],
    sort: ['last_name', 'asc'],
  },
})
