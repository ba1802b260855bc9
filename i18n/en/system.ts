import type { Translation } from '../../resources/schema/texts'
import type { journalTexts } from '../fr/security-journal'
import type { systemMailTexts, systemScreenTexts, systemTexts } from '../fr/system'

/** The screen of the security journal. */
export const journal: Translation<typeof journalTexts> = {
  title: 'Security journal',
  help: 'Who did what, when and from where: logins, rights, access in the name of somebody else, exports, openings. Nobody can change it.',
  file: 'Security journal',
  kind: 'Event',
  anyKind: 'All events',
  person: 'User',
  from: 'From',
  to: 'To',
  text: 'Subject, address or device',
  export: 'Export',
  found: '%{smart_count} event |||| %{smart_count} events',
  none: 'No event matches.',
  nobody: 'Without an account',
  actingFor: 'by %{name}',
  byKey: 'by the API key %{id}',
  sealed: 'Sealed, no. %{seq}',
  waiting: 'Sealed soon',
  next: 'Next',
  previous: 'Previous',
  subjects: { User: 'User', Job: 'Job', Key: 'Key', Backup_run: 'Backup' },
  columns: {
    at: 'Date',
    kind: 'Event',
    user_id: 'User no.',
    user: 'User',
    impersonated_by: 'Administrator no.',
    impersonator: 'Administrator',
    key_id: 'API key',
    address: 'Address',
    device: 'Device',
    about: 'Subject',
    detail: 'Detail',
    seq: 'Rank in the chain',
  },
}

/** What the server says of its own faults. */
export const system: Translation<typeof systemTexts> = {
  jobFails: 'The job “%{job}” has failed three times in a row: %{error}',
  webhookStopped: 'The webhook “%{label}” has stopped.',
  deadJobs: '%{smart_count} job given up after its tries |||| %{smart_count} jobs given up after their tries',
  mailsLate: 'E-mails have been waiting for %{minutes} minutes.',
  queueLong: 'The queue “%{queue}” has %{n} jobs waiting.',
  diskFull: 'The disk “%{place}” is %{percent}% full.',
  baseOld: 'No base backup has succeeded for more than %{hours} hours.',
  drillOld: 'No restore drill has succeeded for more than %{days} days.',
  walOld: 'The write-ahead log has not been backed up for %{minutes} minutes.',
  certificate: 'The certificate of the site expires on %{end}.',
  watched: 'Faults told of: %{began}, over: %{ended}',
}

/** What the mails of faults say. */
export const systemMail: Translation<typeof systemMailTexts> = {
  began: 'Fault: %{message}',
  over: 'Fault over: %{message}',
  beganText: 'The portal has had a fault since %{since}: %{message}',
  overText: 'The fault of %{since} is over: %{message}',
  button: 'See the system state',
}

/** The screen « État du système ». */
export const systemScreen: Translation<typeof systemScreenTexts> = {
  title: 'System state',
  help: 'The last seven days of the server, its faults and the errors of browsers.',
  version: 'Version',
  upSince: 'Started on',
  requestsToday: 'Requests in 24 h',
  failedToday: 'Failed in 24 h',
  faults: 'Faults',
  noFault: 'No fault in seven days.',
  fault: 'Fault',
  began: 'Start',
  ended: 'End',
  still: 'Ongoing',
  charts: 'Figures',
  none: 'No figure yet: the first is taken five minutes after the start.',
  moment: 'Date',
  requests: 'Requests by half hour',
  errors: 'Failed requests (5xx)',
  time: 'Mean response time (ms)',
  lag: 'Delay of the event loop (ms)',
  busy: 'Busy database connections',
  waiting: 'Waiting',
  mails: 'E-mails',
  webhooks: 'Webhooks',
  queue: 'Jobs',
  disk: 'Disk used (%)',
  logins: 'Refused logins',
  wal: 'Delay of backups (s)',
  browserErrors: 'Errors of browsers',
  noBrowserError: 'No error reported in thirty days.',
  message: 'Message',
  release: 'Version',
  page: 'Page',
  times: 'Count',
  last: 'Last time',
  stack: 'Call stack',
}
