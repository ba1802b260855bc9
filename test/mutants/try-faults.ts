import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { loadConfigFromFile, type Plugin } from 'vite'
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node'
import { type Fault, withFault } from './fault'
import type { Failure } from './judge'

/** What a child is asked: the fault, the tests that are to notice it, and how many times longer than usual each may take. */
export interface Asked {
  fault: Fault
  tests: readonly string[]
  times: number
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

/** Tests run in the order in which they are asked for. */
class AsAsked {
  sort = async (files: TestSpecification[]) => files
  shard = this.sort
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
  sequence: { sequencer: AsAsked },
  project: process.argv.slice(2),
  projects: projects.map((project) =>
    typeof project === 'object' ? { ...project, plugins: [plant] } : project,
  ),
})
const usual = vitest.projects.map(({ config }) => ({
  config,
  limits: [config.testTimeout, config.hookTimeout] as const,
}))

function failuresOf(module: TestModule): Failure[] {
  const path = relative('.', module.moduleId)
  const tests = [...module.children.allTests('failed')].map((test) => ({
    name: test.fullName,
    errors: test.result().errors ?? [],
  }))
  const suites = [...module.children.allSuites()].map((suite) => ({
    name: suite.fullName,
    errors: suite.errors(),
  }))
  return [...tests, ...suites, { name: 'its start', errors: module.errors() }].flatMap(({ name, errors }) =>
    errors.map(({ message }) => ({ test: `${path} › ${name}`, message })),
  )
}

async function failuresWith({ fault, tests, times }: Asked): Promise<Failure[]> {
  for (const { config, limits } of usual) {
    config.testTimeout = limits[0] * times
    config.hookTimeout = limits[1] * times
  }
  // What earlier runs answered is none of this one.
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  planted = fault
  vitest.invalidateFile(resolve(fault.path))
  const found = await vitest.globTestSpecifications([...tests])
  const place = ({ moduleId }: TestSpecification) => tests.indexOf(relative('.', moduleId))
  const specifications = found.sort((a, b) => place(a) - place(b))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
  planted = undefined
  vitest.invalidateFile(resolve(fault.path))
  const hasRun = testModules.some((module: TestModule) => module.state() !== 'skipped')
  const unhandled = unhandledErrors.map((error) => ({
    test: 'an error that nobody caught',
    message: error instanceof Error ? error.message : String(error),
  }))
  if (specifications.length && !hasRun && !unhandled.length)
    throw new Error(`No test of ${fault.path} has run`)
  return [...testModules.flatMap(failuresOf), ...unhandled]
}

process.on('message', (asked: Asked) => {
  failuresWith(asked).then(
    (failures) => process.send?.({ failures }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })
