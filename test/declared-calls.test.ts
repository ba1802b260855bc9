import { expect, test } from 'vitest'
import { createRegistry } from '../resources/create-registry'
import { callsOf } from '../server/app'
import { jobCalls } from '../server/jobs/calls'
import { settingsCalls } from '../server/settings/calls'

const registry = createRegistry([])
const known = settingsCalls.find(({ path }) => path === '/municipality/zipcode/{zip}')

test('a call declared twice is refused at the start, whatever its parameter is called, with both files', () => {
  const calls = [...settingsCalls, ...jobCalls]
  expect(callsOf({ calls }, registry).length).toBeGreaterThan(calls.length)
  const [other] = jobCalls
  if (!other || !known) throw new Error('no calls')
  const again = { ...other, method: known.method, path: '/municipality/zipcode/{code}/' }
  expect(() => callsOf({ calls: [...calls, again] }, registry)).toThrow(
    /^GET \/municipality\/zipcode\/\{\} is declared twice: in server\/settings\/calls\.ts:\d+ .*\{zip\}.* and in server\/jobs\/calls\.ts:\d+ .*\{code\}/,
  )
})
