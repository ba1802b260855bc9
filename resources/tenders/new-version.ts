import { f } from '../schema/f'

/** What a new version of an open consultation says, and the longer limit that it grants to all. */
export const newVersionFields = {
  message: f.longText({ label: 'Ce qui change', required: true, max: 2000 }),
  response_date_limit: f.dateTime({ label: 'Nouvelle date limite de réponse' }),
} as const
