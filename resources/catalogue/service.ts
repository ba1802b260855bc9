import { rest } from '../schema/calls'
import { defineResource } from '../schema/resource'
import { notBefore } from '../schema/row-checks'
import { product } from './product'

const {
  code,
  label,
  subfamily_id,
  unit_id,
  rate_id,
  requirements,
  tag_ids,
  label_ids,
  image_file_id,
  date_active,
  deactivation_date,
  active,
} = product.fields

/** The services among the products: the « Prestations » of the product and service catalogues (domain §4.2). */
export const service = defineResource('service', {
  label: ['Prestation', 'Prestations'],
  model: 'Service',
  title: 'label',
  at: '/services',
  table: 'product',
  scope: { kind: 'service' },
  large: true,
  calls: rest('/service'),
  access: product.access,
  fields: {
    code,
    label,
    subfamily_id,
    unit_id,
    rate_id,
    requirements,
    tag_ids,
    label_ids,
    image_file_id,
    date_active,
    deactivation_date,
    active,
  },
  checks: [notBefore('date_active', 'deactivation_date')],
  list: {
    columns: ['code', 'label', 'subfamily_id', 'unit_id', 'rate_id', 'active'],
    search: ['label', 'code'],
    sort: ['label', 'asc'],
  },
  form: {
    Informations: [
      ['code', 'label'],
      ['subfamily_id', 'unit_id', 'rate_id'],
      ['tag_ids', 'label_ids'],
      'image_file_id',
      { Validité: [['date_active', 'deactivation_date'], 'active'] },
    ],
    'Cahier des charges': ['requirements'],
  },
})
