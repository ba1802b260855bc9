import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadConfigFromFile, type Plugin } from 'vite'
import { createVitest, type TestModule } from 'vitest/node'
import { type Fault, withFault } from './fault'

/** What a child is asked: the fault, and the tests that are to notice it. */
export interface Asked {
  fault: Fault
  tests: readonly string[]
}

let planted: Fault | undefined

const plant: Plugin = {
  name: 'plant-a-fault',
  enforce: 'pre',
  load(id) {
    const path = planted && resolve(planted.path)
    return planted && id === path ? withFault(readFileSync(path, 'utf8'), planted) : null
  },
}
const own = await loadConfigFromFile({ command: 'serve', mode: 'test' }, 'vitest.config.ts')
const { projects = [], ...shared } = own?.config.test ?? {}

const vitest = await createVitest('test', {
  ...shared,
  config: false,
  watch: false,
  bail: 1,
  maxWorkers: 2,
  reporters: [{}],
  silent: true,
  project: process.argv.slice(2),
  projects: projects.map((project) =>
    typeof project === 'object' ? { ...project, plugins: [plant] } : project,
  ),
})

/** Runs tests with a fault planted in what they import: true when one of them fails. Nothing is written. */
async function isNoticed({ fault, tests }: Asked): Promise<boolean> {
  planted = fault
  vitest.invalidateFile(resolve(fault.path))
  const specifications = await vitest.globTestSpecifications([...tests])
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
  planted = undefined
  vitest.invalidateFile(resolve(fault.path))
  const hasRun = testModules.some((module: TestModule) => module.state() !== 'skipped')
  if (specifications.length && !hasRun) throw new Error(`No test of ${fault.path} has run`)
  return unhandledErrors.length > 0 || testModules.some((module: TestModule) => !module.ok())
}

process.on('message', (asked: Asked) => {
  isNoticed(asked).then(
    (noticed) => process.send?.({ noticed }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })
