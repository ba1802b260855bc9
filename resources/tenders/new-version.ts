import { f } from '../schema/f'
import { tenderDocument } from './notice-papers'

/** What a new version of an open consultation says, and the longer limit that it grants to all. */
export const newVersionFields = {
  message: f.longText({ label: 'Ce qui change', required: true, max: 2000 }),
  response_date_limit: f.dateTime({ label: 'Nouvelle date limite de réponse' }),
} as const

const { kind, label, file_id } = tenderDocument.fields

/** The documents of a consultation as they stand from a new version on: those left out are taken away. */
export const newVersionDocuments = f.rows(
  {
    ...{ id: f.int({ label: 'Document', min: 1 }), kind, label, file_id },
    public: f.bool({ label: 'Public' }),
  },
  { label: 'Documents', max: 50 },
)
