import type { DirectoryGroup } from './scim-groups'
import { notThere, ScimRefusal } from './scim-refusal'
import { type DirectoryUser, idOf } from './scim-scope'
import type { SaidUser } from './scim-users'

/** What a directory sends of a row. */
export type Said = Readonly<Record<string, unknown>>

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const inside = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)
const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The main value of a list of e-mails or telephones. */
const mainOf = (value: unknown): string => {
  const rows = rowsOf(value)
  return text(inside(rows.find((one) => inside(one, 'primary') === true) ?? rows[0], 'value'))
}

const isAddress = (value: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value)
/** Digits as French telephones are kept; another country's is left out. */
const phoneOf = (value: string): string | null => {
  const digits = value.replace(/[\s.()-]/g, '').replace(/^(\+|00)33/, '0')
  return /^0\d{9}$/.test(digits) ? digits : null
}

export function saidUser(said: Said): SaidUser {
  const name = text(said.userName)
  const email = (isAddress(name) ? name : mainOf(said.emails)).toLowerCase()
  if (!isAddress(email))
    throw new ScimRefusal(400, 'invalidValue', 'userName or an e-mail must be an address')
  const [start = ''] = email.split('@')
  const [first, ...others] = text(said.displayName).split(/\s+/)
  return {
    email,
    first_name: text(inside(said.name, 'givenName')) || first || start,
    last_name: text(inside(said.name, 'familyName')) || others.join(' ') || start,
    phone_number: phoneOf(mainOf(said.phoneNumbers)),
    external_id: text(said.externalId) || null,
    active: said.active !== false,
  }
}

const moment = (value: string) => new Date(value).toISOString()

export const shownUser = (row: DirectoryUser) => ({
  id: String(row.id),
  ...(row.external_id ? { externalId: row.external_id } : {}),
  userName: row.email,
  name: {
    givenName: row.first_name,
    familyName: row.last_name,
    formatted: `${row.first_name} ${row.last_name}`,
  },
  displayName: `${row.first_name} ${row.last_name}`,
  emails: [{ value: row.email, type: 'work', primary: true }],
  ...(row.phone_number ? { phoneNumbers: [{ value: row.phone_number, type: 'work' }] } : {}),
  active: row.status_id === 1,
  groups: row.groups.map((one) => ({ value: String(one.id), display: one.name })),
  meta: { created: moment(row.created), lastModified: moment(row.changed) },
})

export const shownGroup = (row: DirectoryGroup) => ({
  id: String(row.id),
  ...(row.external_id ? { externalId: row.external_id } : {}),
  displayName: row.name,
  members: row.members.map((one) => ({ value: String(one.id), display: one.name, type: 'User' })),
  meta: { created: moment(row.created), lastModified: moment(row.changed) },
})

export const saidGroup = (said: Said) => ({
  name: text(said.displayName).slice(0, 255),
  external_id: text(said.externalId) || null,
  members: rowsOf(said.members).map((one) => {
    const value = text(inside(one, 'value'))
    if (!idOf(value)) throw notThere(value)
    return idOf(value)
  }),
})
