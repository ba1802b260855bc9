import { resources } from '../../resources'
import { permissionCatalogue } from '../../resources/accounts/permissions'
import type { Actor } from '../../server/database/actor'
import { silentComparisons } from '../../server/database/migrate'
import { memberOf, supplierOf } from './search/actors'
import { type Case, cases } from './search/cases'
import { onDatabase, openLoaded, sizes } from './search/databases'
import { say, shown } from './search/report'
import { recordCase, replay, withBare } from './search/statements'
import { inTurns } from './search/timing'

/** Turns of each case: the slow ones take seconds. */
const rounds = 25

const staff: Actor = {
  ...{ userId: 1, sessionId: 1, profileTypeId: 1, level: 9 },
  permissions: new Set(permissionCatalogue(resources.all).map(({ name }) => name)),
  lists: {},
}

const people: readonly [string, Actor][] = [
  ['administrateur', staff],
  ['fournisseur', supplierOf(staff)],
  ['adhérent', memberOf(staff)],
]

/** Milliseconds of a case's own statements, the first time, with PostgreSQL's comparisons silent or not. */
async function measure(url: string, actor: Actor, one: Case, isSilent: boolean): Promise<number> {
  await onDatabase(url, async (client) => {
    for (const name of silentComparisons)
      await client.query(`alter function ${name} ${isSilent ? '' : 'not '}leakproof`)
  })
  const { first } = await recordCase(url, actor, one)
  return withBare({ url, count: 1 }, async ([client]) => {
    const { time } = await inTurns({ time: { run: () => replay(client, first) } }, rounds)
    return time
  })
}

/** `npm run bench:managed`: what searches lose where nobody is superuser, as with most hosting companies. */
async function main(): Promise<void> {
  const loaded = await openLoaded()
  try {
    const url = loaded.url('large')
    say(`${shown(sizes.large)} articles ; millisecondes avec et sans LEAKPROOF`)
    for (const one of cases)
      for (const [who, actor] of people) {
        if (Boolean(one.path) !== (who === 'adhérent')) continue
        const [silent, telling] = [
          await measure(url, actor, one, true),
          await measure(url, actor, one, false),
        ]
        const factor = `${shown(telling / silent)} ×`
        say(
          `${one.name.padEnd(30)} ${who.padEnd(15)} ${shown(silent).padStart(8)} ${shown(telling).padStart(8)} ${factor.padStart(8)}`,
        )
      }
    await measure(url, staff, cases[0] as Case, true)
  } finally {
    await loaded.stop()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exit(1)
})
