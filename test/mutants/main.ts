import { chosenFaults, lineOf, sumUp, tryFaults } from './run'
import { serverTestsOf, targets, unitTestsOf } from './targets'
import { Types } from './types'

const { FAULTS = '200', SEED = '1', ONLY = '', LEAST = '0.92', SKIP = '0', AT = '' } = process.env

/**
 * `npm run test:mutants`: faults planted one at a time in the trade's rules and the engine; red below 92 % noticed. Half of the
 * rules stand in SQL, which tools that know JavaScript alone see as one text: hence this small one. `SKIP` goes on after so
 * many faults of a run that was cut; `AT` tries the faults of some places again (`path:line`, by commas).
 */
const say = (text: string) => process.stdout.write(`${text}\n`)
const faults = chosenFaults(
  targets.filter((path) => path.includes(ONLY)),
  Number(FAULTS),
  SEED,
)
  .slice(Number(SKIP))
  .filter(({ path, line }) => !AT || AT.split(',').includes(`${path}:${line}`))
say(`${faults.length} faults in ${new Set(faults.map(({ path }) => path)).size} files`)
const compiler = new Types()
const all = await tryFaults(
  faults,
  { unitTests: unitTestsOf, serverTests: serverTestsOf, compiler },
  (tried) => say(lineOf(tried)),
).finally(() => compiler.stop())
const { text, part } = sumUp(all)
say(`\n${text}`)
process.exitCode =
  part >= Number(LEAST) && !all.some(({ verdict, why }) => verdict !== 'noticed' && !why) ? 0 : 1
