import { expect, test } from 'vitest'
import { createRegistry } from '../resources/create-registry'
import { endpointModules } from '../scripts/endpoint-modules'
import { lightModule } from '../scripts/light-endpoints'
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

test('built pages load every module of endpoints without its labels and answers, and make the same calls by it', () => {
  const modules = Object.entries(endpointModules)
  expect(modules.length).toBeGreaterThan(25)
  expect(modules.filter(([, exported]) => !lightModule(exported)).map(([path]) => path)).toEqual([])
  const table = {
    move: {
      ...{ call: 'PUT /shelf/{id}', permission: 'moveShelf', summary: 'Déplacer', tag: 'Rayons' },
      query: { force: { kind: 'bool', label: 'Forcer' } },
      answers: { id: { kind: 'int', label: 'Identifiant' } },
    },
  }
  expect(lightModule({ table, most: 3 })).toBe(
    'export const table = {"move":{"call":"PUT /shelf/{id}","tag":"Rayons","query":{"force":0}}}\nexport const most = 3',
  )
  expect(lightModule({ table, worked: () => 1 })).toBeUndefined()
})
