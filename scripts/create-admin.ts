import { randomBytes } from 'node:crypto'
import { resources } from '../resources'
import { checkInput } from '../resources/schema/check'
import { newSecret } from '../server/accounts/secrets'
import { after, keepToken, lifetimes } from '../server/accounts/sessions'
import type { Config } from '../server/config'
import type { Tx } from '../server/database/connect'
import { asOwner, migrate } from '../server/database/migrate'
import { pageAddress } from '../server/mail/product'
import { policies } from '../server/policies'
import { seedIfEmpty } from '../server/seed/seed-if-empty'
import { withServer } from './with-server'

const usage = 'Usage: npm run create-admin -- <e-mail> "<Prénom>" "<Nom>"'

async function insertAdmin(tx: Tx, person: Record<string, unknown>): Promise<number> {
  const [profile] = await tx.query<{ id: number }>(
    'select id from profile where all_menus and profile_type_id = 1 and "deletedAt" is null order by level desc limit 1',
  )
  if (!profile) throw new Error('No profile opens every menu: is the database filled?')
  const [known] = await tx.query('select 1 from "user" where email = $1 and "deletedAt" is null', [
    person.email,
  ])
  if (known) throw new Error(`${person.email} already has an account.`)
  const [row] = await tx.query<{ id: number }>(
    'insert into "user" (email, first_name, last_name, profile_id, status_id) values ($1, $2, $3, $4, 1) returning id',
    [person.email, person.first_name, person.last_name, profile.id],
  )
  return row?.id ?? 0
}

async function createAdmin(tx: Tx, config: Config, person: Record<string, unknown>): Promise<string> {
  const secret = newSecret(randomBytes)
  await tx.query('begin')
  const userId = await insertAdmin(tx, person)
  await keepToken(tx, { purpose: 'setup', secret, userId, expires: after(new Date(), lifetimes.link) })
  await tx.query('commit')
  return pageAddress(config, '/security/setupAccount', secret)
}

async function main([email, first_name, last_name]: readonly string[]) {
  if (!email || !first_name || !last_name) throw new Error(usage)
  const { value, errors } = checkInput(resources.get('user'), { email, first_name, last_name, profile_id: 1 })
  if (errors.length) throw new Error(errors.map((error) => `${error.name}: ${error.message}`).join('\n'))
  await withServer(async (url, config) => {
    await migrate(url, resources, { policies, login: config.databaseApiUrl })
    await asOwner(url, (tx) => seedIfEmpty(tx, { seed: 'none' }, { say: () => undefined }))
    const link = await asOwner(url, (tx) => createAdmin(tx, config, value))
    console.log(`${value.email} is a super administrator. Choose the password within 72 hours at:\n${link}`)
  })
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
