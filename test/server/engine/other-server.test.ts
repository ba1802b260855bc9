import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { resources } from '../../../resources'
import { asOwner, migrate } from '../../../server/database/migrate'
import { requestRoles } from '../../../server/database/roles'
import { policies } from '../../../server/policies'
import { seedIfEmpty } from '../../../server/seed/seed-if-empty'
import { signIn } from '../../kit/actors'
import { debianServer, disposable, hasDebianPostgres } from '../../kit/debian-postgres'
import { openApp, type TestApp } from '../../kit/open-app'

interface Server {
  url: string
  stop: () => Promise<void>
}

/** The run's own server, and the oldest that is supported, where Debian's package is installed. */
const servers: [string, boolean, () => Promise<Server>][] = [
  [
    'the server of this run',
    true,
    async () => ({ url: inject('databaseServer'), stop: async () => undefined }),
  ],
  ['PostgreSQL 15 of Debian', hasDebianPostgres(), () => debianServer(disposable)],
]

describe.each(servers)('on %s', (_, isThere, open) => {
  const name = `other_${randomBytes(4).toString('hex')}`
  let server: Server
  let on: TestApp

  async function command(sql: string) {
    const client = new pg.Client(server.url)
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }

  /** A database as a hosting company gives it: an owner that is no superuser, and only may create roles. */
  beforeAll(async () => {
    if (!isThere) return
    server = await open()
    await command(`create role ${name} login createrole password '${name}'`)
    await command(`create database ${name} owner ${name}`)
    for (const role of requestRoles(policies))
      await command(
        `do $$ begin if exists (select 1 from pg_roles where rolname = '${role}') then grant ${role} to ${name} with admin option; end if; end $$`,
      )
    const url = new URL(server.url)
    Object.assign(url, { username: name, password: name, pathname: `/${name}` })
    await migrate(url.href, resources, { policies })
    await asOwner(url.href, (tx) => seedIfEmpty(tx, { seed: 'min' }, { say: () => undefined }))
    on = await openApp({}, resources, { given: { url: url.href, drop: async () => undefined } })
  })

  afterAll(async () => {
    if (!isThere) return
    await on?.close()
    await command(`drop database ${name} with (force)`)
    await command(`drop owned by ${name}`)
    await command(`drop role ${name}, ${name}_api`)
    await server.stop()
  })

  test.skipIf(!isThere)('a plain owner of a database is enough for the whole product', async () => {
    const [role] = await asOwner(on.url, (tx) =>
      tx.query('select rolsuper, rolbypassrls from pg_roles where rolname = current_user'),
    )
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false })
    const nadia = await signIn(on.app, 'nadia.roche@demo.example')
    const made = await nadia.post('/setting/generic/unit', { label: 'Palox d’essai', kind: 'count' })
    expect(made.body).toMatchObject({ label: 'Palox d’essai', active: true })
    const found = await nadia.put('/search/', {
      model: 'Unit',
      fields: [{ name: 'label', operator: 'like', value: 'PALOX%ESSÀI' }],
    })
    expect(found.body).toMatchObject({ total: 1 })
    const removed = await nadia.delete(`/setting/generic/unit/${made.body.id}`)
    expect(removed.body).toEqual({ success: true })
  })

  test.skipIf(!isThere)('… and its row-level security holds there too', async () => {
    const karim = await signIn(on.app, 'karim.benali@demo.example')
    const seen = await karim.put<{ data: { name: string }[] }>('/search/', { model: 'Supplier', limit: 100 })
    const nadia = await signIn(on.app, 'nadia.roche@demo.example')
    const all = await nadia.put<{ total: number }>('/search/', { model: 'Supplier' })
    expect(seen.body.data?.length ?? 0).toBeLessThan(all.body.total)
  })
})
