import { accounts as texts } from '../../i18n/fr/accounts'
import { checkInput, type FieldError } from '../../resources/schema/check'
import { messages } from '../../resources/schema/messages'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { withAssociations } from '../api/associations-sent'
import { changedEchoes, isEqual } from '../api/echoes'
import { ApiError, invalid } from '../api/error'
import { passedOver } from '../api/input'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { replacementErrors, withoutLoneEnd } from './replacement'
import { emptiedLists, foreignLists, perimeterGaps } from './user-perimeter'
import { isValidator, validatorErrors } from './validators'

const people = ['validator_one', 'validator_two', 'replacement_validator'] as const
const ofMembers = [...people, 'start_date_replacement', 'end_date_replacement'] as const

/** What the specification's form of an account carries empty: passwords are changed by calls of their own. */
const passwords = ['new_password', 'confirm_password', 'old_password']

/** Answered as the profile has them where the user has none, or as of now: sent back, they change nothing. */
export const inherited = ['tax_display', 'purchasing_habits_week', 'last_login']

/** Keys of answers that are no fields of the account: they come back as they were answered, or say nothing. */
const ofTheSession = ['isImpersonated', 'impersonatedBy', 'Impersonator', 'pending_email', 'dependents']

const saysNothing = (value: unknown) => value === false || isEqual(value, null)

interface Known {
  /** The account before a change. */
  current?: ReadRow
  /** What its answers carry beside it. */
  answered?: ReadRow
  /** Keys that the call reads itself. */
  read?: readonly string[]
}

/** Checks an input against the declaration and answers the cleaned values; what answers carry comes back as it was answered. */
export async function cleanUser(
  work: Work,
  sent: ReadRow,
  { current, answered = {}, read: own = [] }: Known = {},
): Promise<ReadRow> {
  const resource = work.registry.get('user')
  const ignore = new Set([...passedOver(resource), ...ofTheSession, ...passwords, ...own])
  const { input: read, errors: unread } = withAssociations(work, resource, { input: sent, current })
  const { value, errors } = checkInput(resource, withoutLoneEnd(read), { current, ignore })
  const secrets = passwords.filter((name) => (sent[name] ?? '') !== '')
  const wrong = [...unread, ...errors, ...secrets.map((name) => ({ name, message: messages.unknown }))]
  const echoes = Object.fromEntries(Object.entries(sent).filter(([name]) => !inherited.includes(name)))
  const foreign = ofTheSession.filter(
    (name) => !saysNothing(sent[name]) && !isEqual(sent[name], answered[name]),
  )
  const fixed = [
    ...(await changedEchoes(work, resource, { input: echoes, current })),
    ...foreign.map((name) => ({ name, message: messages.forbidden })),
  ]
  if (wrong.length) throw invalid([...wrong, ...fixed])
  if (fixed.length) throw new ApiError('err403', { fields: fixed })
  return { ...value, ...(sent.lock_version === undefined ? {} : { lock_version: sent.lock_version }) }
}

const ids = (value: unknown): number[] => (Array.isArray(value) ? value : [])

/** People named in the input who were not named before. */
const namedAnew = (value: ReadRow, current: ReadRow): Record<string, number> =>
  Object.fromEntries(
    people.flatMap((name) => {
      const id = value[name]
      return typeof id === 'number' && id !== current[name] ? [[name, id]] : []
    }),
  )

/** Why the validators and the replacement of a user are refused (domain §3.3). */
export async function validatorsRefused(
  work: Work,
  type: number,
  { value, current = {} }: { value: ReadRow; current?: ReadRow },
): Promise<FieldError[]> {
  if (type !== 3)
    return ofMembers.filter((name) => value[name]).map((name) => ({ name, message: texts.validatorType }))
  const row = { ...current, ...value }
  return pastRights(work.tx, 'perimeter', async (tx) => {
    const named = {
      people: namedAnew(value, current),
      adherents: ids(row.adherent_ids),
      groups: ids(row.groupAdherent_ids),
    }
    const validates = typeof current.id === 'number' && (await isValidator(tx, work.registry, current.id))
    return [
      ...(await validatorErrors(tx, work.registry, named)),
      ...replacementErrors(value, current, { now: work.now, validates }),
    ]
  })
}

/** The input with what a change of profile type leaves behind emptied; refused when it does not fit the type. */
export async function fitToType(
  work: Work,
  type: number,
  { value, current }: { value: ReadRow; current?: { row: ReadRow; type: number } },
): Promise<ReadRow> {
  const moved = current !== undefined && current.type !== type
  const cleared = moved && type !== 3 ? Object.fromEntries(ofMembers.map((name) => [name, null])) : {}
  const fitted: ReadRow = moved ? { ...value, ...emptiedLists(type), ...cleared } : value
  const errors = [
    ...foreignLists(type, fitted),
    ...perimeterGaps(work.actor, type, { ...current?.row, ...fitted }),
    ...(await validatorsRefused(work, type, { value: fitted, current: current?.row })),
  ]
  if (errors.length) throw invalid(errors)
  return fitted
}
