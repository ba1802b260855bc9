import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { xlsxType } from '../schema/media-type'
import { journalAnswer, journalQuery, mostJournalRows } from './journal-answers'
import { systemAnswer } from './system-answers'

const ofJournal = { permission: 'viewSecurityJournal', tag: 'Journal de sécurité', opens: true } as const

/** How the server is. */
export const systemEndpoints = {
  state: defineEndpoint('GET /system', {
    permission: 'viewSystem',
    tag: 'Système',
    opens: true,
    summary: 'État du système sur sept jours, alertes et erreurs des navigateurs',
    answers: systemAnswer,
  }),
} as const

/** The security journal: searched, and taken along as a workbook. */
export const journalEndpoints = {
  page: defineEndpoint('GET /security-journal', {
    ...ofJournal,
    summary: 'Journal de sécurité, le plus récent en premier',
    query: {
      ...journalQuery,
      offset: f.int({ label: 'Début', min: 0, max: mostJournalRows }),
      limit: f.int({ label: 'Nombre de lignes', min: 1, max: 100 }),
    },
    answers: journalAnswer,
  }),
  workbook: defineEndpoint('GET /security-journal/export', {
    ...ofJournal,
    summary: 'Journal de sécurité, en classeur',
    query: journalQuery,
    file: xlsxType,
  }),
} as const
