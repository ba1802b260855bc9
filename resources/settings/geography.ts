import { readOnly } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { setting, settingAccess } from '../schema/setting'

const group = 'Géographie'

export const country = setting('country', ['Pays', 'Pays'], {
  fields: {
    code: f.text({ label: 'Code ISO', required: true, max: 2, min: 2, unique: true, example: 'FR' }),
  },
  options: { group, list: { search: ['label', 'code'] } },
})

export const region = setting('region', ['Région', 'Régions'], {
  fields: { code: f.text({ label: 'Code', max: 3, unique: true, example: '84' }) },
  options: { group, list: { search: ['label', 'code'] } },
})

export const department = setting('department', ['Département', 'Départements'], {
  fields: {
    code: f.text({ label: 'Code', required: true, max: 3, min: 2, unique: true, example: '2A' }),
    region_id: f.ref('region', { label: 'Région' }),
  },
  options: {
    group,
    calls: {
      ...readOnly('/department'),
      create: 'POST /department',
      update: 'PUT /department',
      remove: 'DELETE /department/{id}',
      also: ['GET /setting/department'],
    },
    list: { columns: ['code', 'label', 'region_id', 'position', 'active'], search: ['label', 'code'] },
  },
})

/** The specification's body is label, departmentsId, order: the rank is called `order` here. */
export const zone = defineResource('zone', {
  label: ['Zone', 'Zones'],
  title: 'label',
  group,
  calls: {
    list: 'GET /setting/zone/zone',
    create: 'POST /setting/zone/zone',
    update: 'PUT /setting/zone/zone',
    remove: 'DELETE /setting/zone/zone/{id}',
    also: ['GET /setting/zone'],
  },
  access: settingAccess('Zone'),
  fields: {
    label: f.text({ label: 'Libellé', required: true, max: 120, searchable: true }),
    departmentsId: f.refs('department', { label: 'Départements' }),
    order: f.int({ label: 'Ordre', default: 0, min: 0, max: 100000 }),
    active: f.bool({ label: 'Actif', default: true, required: true }),
  },
  unique: [{ fields: ['label'], among: { active: true } }],
  list: { columns: ['label', 'departmentsId', 'order', 'active'], sort: ['order', 'asc'] },
})

export const municipality = defineResource('municipality', {
  label: ['Commune', 'Communes (INSEE)'],
  title: 'label',
  group,
  calls: {
    list: 'GET /municipality',
    create: 'POST /municipality',
    update: 'PUT /municipality',
    remove: 'DELETE /municipality/{id}',
    also: ['GET /setting/municipality'],
  },
  access: settingAccess('Municipality'),
  large: true,
  apartBy: 'zip_code',
  fields: {
    label: f.text({ label: 'Commune', required: true, max: 120 }),
    zip_code: f.zip({ label: 'Code postal', required: true, searchable: true, example: '01012' }),
    insee_code: f.text({ label: 'Code INSEE', required: true, max: 5, min: 5, example: '2A004' }),
    department_id: f.ref('department', { label: 'Département', required: true }),
    active: f.bool({ label: 'Actif', default: true, required: true }),
  },
  unique: [{ fields: ['insee_code', 'zip_code'], type: 'err102' }],
  indexes: [['zip_code'], ['insee_code'], ['department_id', 'label']],
  list: {
    columns: ['label', 'zip_code', 'insee_code', 'department_id', 'active'],
    search: ['label', 'zip_code', 'insee_code'],
    sort: ['label', 'asc'],
  },
})
