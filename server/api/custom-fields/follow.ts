import type { FastifyInstance } from 'fastify'
import { applyCustomFields, type CustomField } from '../../../resources/schema/apply-custom'
import { madeOf } from '../../../resources/schema/custom-field'
import { quote } from '../../database/naming'
import type { Tx } from '../../database/tx'
import type { Context } from '../context'
import { renewRowSchemas } from '../schemas'

declare module '../../database/system-reasons' {
  interface SystemReasons {
    'custom fields': true
  }
}

const readSql = `select ${madeOf.map(quote).join(', ')} from custom_field where "deletedAt" is null and api_name is not null order by id`

/** The custom fields that are there, of every list. */
export const readCustomFields = (tx: Tx): Promise<CustomField[]> => tx.query<CustomField>(readSql)

/** What the declarations of a registry were last made to have: they outlive the application that changed them. */
const applied = new WeakMap<object, string>()

/**
 * Keeps the declarations in step with the custom fields that the database holds: read when the server opens, and again whenever
 * this process writes one or hears that another did. A request that comes while they are read waits for them; where they cannot be
 * read it is answered as any other that the database refuses.
 */
export function followCustomFields(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  if (!db.registry.find('custom_field')) return
  let isStale = true
  let reading: Promise<void> | undefined
  async function read(): Promise<void> {
    while (isStale) {
      isStale = false
      try {
        const fields = await db.system('custom fields', readCustomFields)
        const text = JSON.stringify(fields)
        if (text === (applied.get(db.registry) ?? '[]')) continue
        applyCustomFields(db.registry, fields)
        renewRowSchemas(db.registry)
        applied.set(db.registry, text)
      } catch (error) {
        isStale = true
        throw error
      }
    }
  }
  const inStep = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
  const renew = () => {
    isStale = true
    // Who asks next reads again where this does not come through.
    inStep().catch(() => undefined)
  }
  db.memory.heed('custom_field', renew)
  db.feed.heed({ hearing: (isListening) => isListening && renew() })
  app.addHook('onRequest', async ({ url }) => {
    if ((isStale || reading) && url.startsWith('/api/')) await inStep()
  })
}
