import { registrationTexts as texts } from '../../i18n/fr/registration'
import { resources } from '../../resources'
import { user } from '../../resources/accounts/user'
import { supplier } from '../../resources/directory/supplier'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Tx } from '../database/connect'
import { joinColumns, joinTable, quote } from '../database/naming'
import { newLink } from './account-mails'
import { findAccount } from './find-user'
import type { Registration } from './registration'
import { userLink } from './user-links'

/** The profile that a registered company's person gets: the one chosen in the settings, an active supplier's one alone. */
export const bidderProfile = (tx: Tx): Promise<{ id: number }[]> =>
  tx.query<{ id: number }>(
    `select p.id from publicnotice n join profile p on p.id = n.bidder_profile_id
     where p.profile_type_id = 2 and p.active and not p.all_menus and p."deletedAt" is null order by n.id limit 1`,
  )

/** The French VAT number of a SIREN (article R. 123-221 of the code de commerce gives the SIREN; its key is (12 + 3 × (SIREN mod 97)) mod 97). */
export function vatNumber(siret: string): string {
  const siren = siret.slice(0, 9)
  const key = (12 + 3 * (Number(siren) % 97)) % 97
  return `FR${String(key).padStart(2, '0')}${siren}`
}

const knownSql = `select id from supplier where siret = $1 and "deletedAt" is null limit 1`
const contactSql = 'select contact_mail from publicnotice order by id limit 1'

/** Refuses a company or a person that the group knows already: who holds a mail's link is nobody's colleague by it. */
async function refuseKnown(tx: Tx, { siret, email }: Registration): Promise<void> {
  if (await findAccount(tx, email)) throw new ApiError('err409', { display: texts.knownPerson })
  const [known] = await tx.query(knownSql, [siret])
  if (!known) return
  const [setting] = await tx.query<{ contact_mail: string | null }>(contactSql)
  const display = setting?.contact_mail
    ? texts.knownCompany({ contact: setting.contact_mail })
    : texts.knownCompanyOnly
  throw new ApiError('err409', { display })
}

async function link(
  tx: Tx,
  field: 'company_ids' | 'catalog_ids',
  ids: { id: number; to: number },
): Promise<void> {
  const target = resources.get(field === 'company_ids' ? 'company' : 'catalog')
  const columns = joinColumns(resources.get('supplier'), target).map(quote)
  await tx.query(
    `insert into ${quote(joinTable(resources.get('supplier'), field))} (${columns.join(', ')}) values ($1, $2)`,
    [ids.id, ids.to],
  )
}

/**
 * Makes the company a prospect of the tender's service and its person an account, once: two presses of one link meet in the lock
 * of the SIRET. Answers the secret by which the password is chosen.
 */
export async function openCompanyAccount(context: Context, tx: Tx, asked: Registration): Promise<string> {
  for (const key of [`siret ${asked.siret}`, `e-mail ${asked.email}`].sort())
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key])
  await refuseKnown(tx, asked)
  const [profile] = await bidderProfile(tx)
  if (!profile) throw new ApiError('err409', { display: texts.off })
  const { siret, name, ape_code, first_name, last_name, email } = asked
  const on = { tx, now: context.now(), actor: { userId: null } }
  const company = await repo(on, supplier).create({
    ...{ siret, name, corporate_name: name, ape_code, email, supplier_status_id: 2 },
    tva_number: vatNumber(siret),
  })
  await link(tx, 'company_ids', { id: company, to: asked.company_id })
  await link(tx, 'catalog_ids', { id: company, to: asked.catalog_id })
  const person = { first_name, last_name, email }
  const id = await repo(on, user).create({ ...person, profile_id: profile.id, status_id: 1 })
  const own = userLink(resources, 'supplier')
  await tx.query(`insert into ${own.table} (${own.user}, ${own.other}) values ($1, $2)`, [id, company])
  return newLink(context, tx, { purpose: 'setup', id, to: email })
}
