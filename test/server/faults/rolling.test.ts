import { expect, test } from 'vitest'
import { asOwner } from '../../../server/database/migrate'
import { promise } from '../../kit/promises'
import { rollOut } from '../../kit/rolling'

/** The folder of the build before this one; `npm run test:rolling` makes it. */
const before = process.env.PREVIOUS_BUILD
const isLong = before !== undefined

/** Tables that everybody is at, whose rights the next start is to apply again; in the long form all of them. */
const busy = ['unit', 'user', 'order', 'supplier', 'session', 'field_history']

/** What a release with other rights and another base finds. */
const forget = (url: string) =>
  asOwner(
    url,
    async (tx) =>
      void (await tx.query(
        `update schema_migration set hash = '' where name = 'base' or name = any($1) or ($2 and name like 'security%')`,
        [busy.map((table) => `security table ${table}`), isLong],
      )),
  )

test('a release that is rolled out and taken back while people work fails no request', {
  timeout: 900_000,
}, async () => {
  const here = process.cwd()
  const scale = isLong ? { people: 10, starts: 6, returns: true } : { people: 4, starts: 1, returns: false }
  const { wrong, asked, longest, took } = await rollOut({
    from: before ?? here,
    to: here,
    ...scale,
    disturb: forget,
  })
  promise(
    isLong ? 'roll-outs and returns' : 'a release rolled out',
    scale.starts,
    `${wrong.length} of ${asked} requests failed, the longest took ${longest} ms, ready after ${took.join(', ')} ms`,
  )
  expect([...new Set(wrong)]).toEqual([])
})
