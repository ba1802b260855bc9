import { readOnly, zone as zoneCalls } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { setting, settingAccess } from '../schema/setting'

const group = 'Géographie'

export const region = setting(
  'region',
  ['Région', 'Régions'],
  { code: f.text({ label: 'Code', max: 3, unique: true }) },
  { group },
)

export const department = setting(
  'department',
  ['Département', 'Départements'],
  {
    code: f.text({ label: 'Code', required: true, max: 3, unique: true }),
    region_id: f.ref('region', { label: 'Région' }),
  },
  {
    group,
    calls: {
      ...readOnly('/department'),
      also: ['GET /setting/department'],
      create: 'POST /department',
      update: 'PUT /department',
      remove: 'DELETE /department/{id}',
    },
  },
)

export const zone = setting(
  'zone',
  ['Zone', 'Zones'],
  { departmentsId: f.refs('department', { label: 'Départements' }) },
  { group, calls: zoneCalls('zone') },
)

export const municipality = defineResource('municipality', {
  label: ['Commune', 'Communes'],
  title: 'label',
  group,
  calls: {
    list: 'GET /municipality',
    create: 'POST /municipality',
    update: 'PUT /municipality',
    remove: 'DELETE /municipality/{id}',
  },
  access: settingAccess('Municipality'),
  fields: {
    label: f.text({ label: 'Commune', required: true, max: 120 }),
    zip_code: f.zip({ label: 'Code postal', required: true, index: true, searchable: true }),
    insee_code: f.text({ label: 'Code INSEE', required: true, max: 5, min: 5, searchable: true }),
    department_id: f.ref('department', { label: 'Département', required: true }),
    active: f.bool({ label: 'Actif', default: true, required: true }),
  },
  unique: [{ fields: ['insee_code', 'zip_code'], type: 'err102' }],
  list: {
    columns: ['label', 'zip_code', 'insee_code', 'department_id'],
    search: ['label', 'zip_code', 'insee_code'],
    sort: ['label', 'asc'],
  },
})
