import { erasedName } from '../../resources/accounts/erased'
import type { user } from '../../resources/accounts/user'
import type { Registry } from '../../resources/registry'
import type { RowOf } from '../../resources/schema/infer'
import type { Tx } from '../database/connect'
import { quote, tableOf } from '../database/naming'

/** Models that nobody else uses. */
const privateModel = `user_id = $1 and id not in (select import_model_id from import_model_profile_ids)
  and id not in (select import_model_id from scheduled_import where import_model_id is not null)`

/** What is kept for the person alone: it goes whole. What is bound to a person and is not here is an account's. */
export const ownSql = [
  'delete from order_sending where user_id = $1',
  'delete from cart_change where user_id = $1',
  'delete from webhook_delivery where webhook_id in (select id from webhook where user_id = $1)',
  'delete from webhook_event where webhook_id in (select id from webhook where user_id = $1)',
  'delete from webhook where user_id = $1',
  'delete from api_key where user_id = $1',
  'delete from identity_session where session_id in (select id from session where user_id = $1)',
  'delete from token where user_id = $1 or session_id in (select id from session where user_id = $1)',
  'update session set parent_id = null where parent_id in (select id from session where user_id = $1)',
  'delete from session where user_id = $1',
  'delete from recovery_code where user_id = $1',
  'delete from passkey where user_id = $1',
  'delete from identity_flow where user_id = $1 or invited_id = $1 or tester_id = $1',
  'delete from identity_link where user_id = $1',
  'delete from scim_member where user_id = $1',
  'delete from scim_user where user_id = $1',
  'delete from kept_answer where user_id = $1',
  'delete from push_message where device_id in (select id from push_device where user_id = $1)',
  'delete from push_device where user_id = $1',
  'delete from comment_follow where user_id = $1',
  'delete from bulk_edit_row where bulk_edit_id in (select id from bulk_edit where user_id = $1)',
  'delete from bulk_edit where user_id = $1',
  // A model that is shared stays for those who use it.
  `update import_job set import_model_id = null where import_model_id in (select id from import_model where ${privateModel})`,
  `delete from import_model where ${privateModel}`,
  'delete from list_preference where user_id = $1',
  'delete from notification where user_id = $1',
  'delete from notification_preference where user_id = $1',
  'delete from export_schedule where user_id = $1',
  'delete from dashboardmessage_read where user_id = $1',
]

/** Nobody is validated, or replaced, by somebody who is not there any more. */
const followers = ['validator_one', 'validator_two', 'replacement_validator'].map(
  (name) => `update "user" set ${name} = null where ${name} = $1`,
)

const userSql = `update "user" set first_name = $2, last_name = $3, email = $4, phone_number = null, avatar_file_id = null,
    civility_id = null, quality_id = null, status_id = 2, validator_one = null, validator_two = null, replacement_validator = null,
    start_date_replacement = null, end_date_replacement = null, last_login = null, password_hash = null, password_changed_at = null,
    totp_enabled = false, totp_secret = null, totp_step = null, erased_at = $5, "deletedAt" = coalesce("deletedAt", $5),
    "updatedAt" = $5, lock_version = lock_version + 1
  where id = $1`

/** Where a name was noted beside the number of its person, as a text. */
const noted = [
  ['order', 'receiver_name'],
  ['reception', 'receiver_name'],
  ['litigation', 'sender_name'],
] as const

const signed = noted.map(
  ([table, column]) => `update ${quote(table)} set ${column} = $2 where ${column} = any($1::text[])`,
)

/** What was kept of a mail on the disk still says what it said: the outbox names it no more, and it goes (`sweepKept`). */
const unkept = `provider_id = case when provider_id like 'file:%' then null else provider_id end`

/** A text with `$1` where `$2` stood by itself: who is called much the same keeps the name. */
const without = (text: string) => `regexp_replace(${text}, by_itself($2), '\\1' || $1, 'g')`

/** What was said and told of the person keeps its sense without the name. */
const told = [
  `update comment set text = ${without('text')} where text ~ by_itself($2)`,
  `update notification set title = ${without('title')}, body = ${without('body')}, params = ${without('params::text')}::jsonb
   where concat_ws(' ', title, body, params::text) ~ by_itself($2)`,
  `update email_outbox set subject = ${without('subject')}, text = ${without('text')}, html = ${without('html')}, ${unkept}
   where concat_ws(' ', subject, text, html) ~ by_itself($2)`,
]

const mailsSql = `delete from email_outbox where "to" = $1`
const copiesSql = `update email_outbox set "to" = ${without('"to"')}, text = ${without('text')}, html = ${without('html')},
  ${unkept} where concat_ws(' ', "to", text, html) ~ by_itself($2)`

/** The tables that say for whom a person works. */
const links = (registry: Registry): string[] =>
  Object.entries(registry.get('user').fields)
    .filter(([, field]) => field.kind === 'refs')
    .map(([name]) => `delete from ${quote(`${tableOf(registry.get('user'))}_${name}`)} where user_id = $1`)

type Person = RowOf<typeof user, 'id' | 'first_name' | 'last_name' | 'email'>

/**
 * Makes a person « Compte effacé n° 12 »: what accounts need (orders, receptions, histories) stays, by that number; what was
 * the person's own goes, and its name goes wherever it was noted. Nothing brings it back.
 */
export async function pseudonymise(
  tx: Tx,
  { registry, id, now }: { registry: Registry; id: number; now: Date },
) {
  const [person] = await tx.query<Person>(
    'select id, first_name, last_name, email from "user" where id = $1 and erased_at is null for update',
    [id],
  )
  if (!person) return false
  const { first_name, last_name, email } = person
  const names = [`${first_name} ${last_name}`, `${last_name} ${first_name}`]
  const next = erasedName(id)
  for (const sql of [...ownSql, ...links(registry), ...followers]) await tx.query(sql, [id])
  await tx.query(userSql, [id, next.first_name, next.last_name, next.email, now])
  for (const sql of signed) await tx.query(sql, [names, next.whole])
  await tx.query(`select forget_name('litigation_message', 'author', $1, $2)`, [names, next.whole])
  for (const sql of told) for (const name of names) await tx.query(sql, [next.whole, name])
  await tx.query(mailsSql, [email])
  await tx.query(copiesSql, [next.email, email])
  await tx.query(`select forget_person('User', $1, $2)`, [id, [...names, email]])
  return true
}
