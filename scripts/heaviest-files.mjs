/** @typedef {{ name: string, seconds: number }} Spent */

const most = 10

/**
 * The test files that take most processor time, one a line; nothing where none was measured. PostgreSQL, which all files share, is
 * not in it.
 * @param {readonly Spent[]} files
 */
export function heaviest(files) {
  const heavy = files.filter(({ seconds }) => seconds >= 0.1).sort((a, b) => b.seconds - a.seconds)
  if (heavy.length === 0) return ''
  const sum = heavy.reduce((all, { seconds }) => all + seconds, 0)
  const lines = heavy
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
  return [
    `Processor time of ${heavy.length} files, without PostgreSQL: ${sum.toFixed(0)} s; the heaviest:`,
    ...lines,
    '',
  ].join('\n')
}

/** Vitest's reporter of the processor time that `test/kit/processor-time.ts` notes of each file. */
export default class HeaviestFiles {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const files = modules.map((one) => ({
      name: one.relativeModuleId,
      seconds: Number(Reflect.get(one.meta(), 'processorTime') ?? 0),
    }))
    process.stdout.write(heaviest(files))
  }
}
