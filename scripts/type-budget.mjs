/** @typedef {{ instantiations: number, checkSeconds: number }} TypeBudget */

/** @param {string} diagnostics @param {string} name */
const figure = (diagnostics, name) =>
  Number(diagnostics.match(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm'))?.[1] ?? Number.NaN)

/**
 * What `tsc --extendedDiagnostics` tells beyond the budget of package.json. A figure that is missing is a fault too.
 * @param {string} diagnostics
 * @param {TypeBudget} budget
 * @returns {string[]}
 */
export function overBudget(diagnostics, budget) {
  const limits = { Instantiations: budget.instantiations, 'Check time': budget.checkSeconds }
  return Object.entries(limits)
    .map(([name, limit]) => ({ name, limit, value: figure(diagnostics, name) }))
    .filter(({ value, limit }) => !(value <= limit))
    .map(({ name, value, limit }) => `${name}: ${value}, over the budget of ${limit}`)
}
