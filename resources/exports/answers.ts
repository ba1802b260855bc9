import type { Answer } from '../schema/infer'
import { pick } from '../schema/pick'
import { sheetFormat } from '../schema/sheet-format'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import { exportRun, exportSchedule } from './export-run'
import { exportTypes } from './export-types'

const type = toldKey('Type', exportTypes)
/** What a kept file has as its type when it is the search of a list. */
export const listType = 'list'

/** One of `GET /exports/types`: a type that the person may ask for, with the filters that it may choose. */
export const offeredType = {
  key: type,
  label: told.text('Libellé'),
  theme: told.text('Thème'),
  filters: told.texts('Filtres'),
}
export type OfferedType = Answer<typeof offeredType>

/** One of `GET /exports/runs`. */
export const runShown = {
  ...pick(exportRun, [
    'id',
    'name',
    'state',
    'total',
    'handled',
    'size',
    'error',
    'schedule_id',
    'createdAt',
    'finished_at',
  ]),
  type: toldKey('Type', { ...exportTypes, [listType]: null }),
}
export type ExportRun = Answer<typeof runShown>

/** One of `GET /exports/schedules`. */
export const scheduleShown = {
  ...pick(exportSchedule, ['id', 'name', 'rhythm', 'span', 'next_day', 'ended_reason']),
  type,
  format: sheetFormat,
}
export type ExportSchedule = Answer<typeof scheduleShown>
