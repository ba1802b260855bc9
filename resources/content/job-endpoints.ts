import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { asked } from '../schema/pick'
import { success } from '../schema/told'
import { deadJobAnswer, jobAnswer, outcomeAnswer } from './answers'
import { jobRun } from './job-run'

const shared = { permission: 'viewJobs', tag: 'Tâches planifiées', of: 'jobs', opens: true } as const
const running = { ...shared, permission: 'runJobs' } as const
const ofDead = {
  ...running,
  params: { id: f.text({ label: 'Identifiant', required: true, max: 36 }) },
} as const

/** The calls of the back office's screen of jobs. */
export const jobEndpoints = {
  list: defineEndpoint('GET /job', {
    ...shared,
    summary: 'Tâches planifiées et leur dernière exécution',
    answers: [jobAnswer],
  }),
  dead: defineEndpoint('GET /job/dead', {
    ...shared,
    summary: 'Travaux abandonnés après tous leurs essais',
    answers: [deadJobAnswer],
    listed: true,
  }),
  run: defineEndpoint('POST /job/{name}/run', {
    ...running,
    params: { name: asked(jobRun.fields.name) },
    unkeyed: 'a job that has run has nothing left to do',
    summary: 'Lance une tâche maintenant',
    answers: outcomeAnswer,
  }),
  revive: defineEndpoint('POST /job/dead/{id}/retry', {
    ...ofDead,
    unkeyed: 'what was sent again is among the dead no more',
    summary: 'Relance un travail abandonné, avec tous ses essais devant lui',
    answers: success,
  }),
  giveUp: defineEndpoint('DELETE /job/dead/{id}', {
    ...ofDead,
    summary: 'Abandonne un travail pour de bon',
    answers: success,
  }),
} as const
