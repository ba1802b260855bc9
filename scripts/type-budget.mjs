import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ instantiations: number, checkSeconds: number }} TypeBudget */

const ticksASecond = 100

/**
 * Seconds of processor time that the children of this process have used, once they have ended; undefined where the system
 * does not tell. A busy machine makes the clock longer, not this.
 * @returns {number | undefined}
 */
export function childSeconds() {
  if (!existsSync('/proc/self/stat')) return undefined
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / ticksASecond
}

/** @param {string} diagnostics @param {string} name */
const figure = (diagnostics, name) =>
  Number(diagnostics.match(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm'))?.[1] ?? Number.NaN)

/**
 * What `tsc --extendedDiagnostics` tells beyond the budget of package.json. A figure that is missing is a fault too.
 * @param {string} diagnostics
 * @param {TypeBudget} budget
 * @param {number} [seconds] the compiler's processor time; without it, the clock's that it tells
 * @returns {string[]}
 */
export function overBudget(diagnostics, budget, seconds = figure(diagnostics, 'Check time')) {
  const figures = [
    { name: 'Instantiations', value: figure(diagnostics, 'Instantiations'), limit: budget.instantiations },
    { name: 'Check time', value: seconds, limit: budget.checkSeconds },
  ]
  return figures
    .filter(({ value, limit }) => !(value <= limit))
    .map(({ name, value, limit }) => `${name}: ${value}, over the budget of ${limit}`)
}
