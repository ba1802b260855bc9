import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'
import { workOf } from '../../server/api/work'
import { createRow } from '../../server/api/write'
import type { Actor } from '../../server/database/actor'
import { everythingIn } from '../memory/rows'
import type { TestApp } from './open-app'
import { Samples } from './samples'

type Row = Record<string, unknown>

/** Makes rows of any resource, as somebody who may do everything. */
export interface RowMaker {
  samples: Samples
  /** A row that stands already, or else a new one. */
  anyRow: (resource: AnyResource) => Promise<number>
  /** A new row of these values. */
  insert: (resource: AnyResource, input: Row) => Promise<Row>
  /** So many new rows, as far as their keys go. */
  make: (resource: AnyResource, count: number) => Promise<void>
}

const actorOf = (registry: Registry, userId: number): Actor => ({
  userId,
  sessionId: 0,
  profileTypeId: 1,
  level: 100,
  permissions: everythingIn(registry),
  lists: {},
})

async function aFile(on: TestApp): Promise<number> {
  const [row] = await on.context.db.system('seed', (tx) =>
    tx.query<{ id: number }>(
      `insert into file (path, unique_name, mime_type, filename) values ('/essai', gen_random_uuid(), 'application/pdf', 'essai.pdf') returning id`,
    ),
  )
  return row?.id ?? 0
}

/** The rows of a view, among those of its table. */
const ofScope = ({ scope = {} }: AnyResource) =>
  Object.entries(scope)
    .map(([name, value]) => ` and "${name}" = '${value}'`)
    .join('')

/** Makes rows in an application, in the name of a person. */
export function rowMaker(on: TestApp, userId: number): RowMaker {
  const write = (resource: AnyResource, inputs: readonly Row[]) =>
    on.context.db.write(actorOf(on.context.db.registry, userId), async (tx) => {
      const work = workOf(on.context.db, tx, on.context.now())
      const rows: Row[] = []
      for (const input of inputs) rows.push(await createRow(work, resource, { input, trusted: true }))
      return rows
    })
  const create = async (resource: AnyResource, input: Row) => (await write(resource, [input]))[0] ?? {}
  const anyRow = async (resource: AnyResource): Promise<number> => {
    if (resource.name === 'file') return aFile(on)
    const table = resource.table ?? resource.name
    const [row] = await on.context.db.system('seed', (tx) =>
      tx.query<{ id: number }>(
        `select id from "${table}" where "deletedAt" is null${ofScope(resource)} order by id limit 1`,
      ),
    )
    return row?.id ?? Number((await create(resource, await samples.input(resource))).id)
  }
  const samples: Samples = new Samples(on.context.db.registry, create, anyRow)
  const make = async (resource: AnyResource, count: number) => {
    const inputs: Row[] = []
    while (inputs.length < count) inputs.push(await samples.input(resource))
    await write(resource, inputs).catch(() => oneByOne(resource, inputs))
  }
  /** What may not come twice makes a sample or two fewer. */
  const oneByOne = async (resource: AnyResource, inputs: readonly Row[]) => {
    for (const input of inputs) await create(resource, input).catch(() => undefined)
  }
  return { samples, anyRow, insert: create, make }
}
