/** @typedef {{ instantiations: number }} TypeBudget */

/**
 * What `tsc --extendedDiagnostics` tells beyond the budget of package.json: how much the compiler had to work out, the same on
 * every machine. A figure that is missing is a fault too.
 * @param {string} diagnostics
 * @param {TypeBudget} budget
 * @returns {string[]}
 */
export function overBudget(diagnostics, { instantiations }) {
  const value = Number(diagnostics.match(/^Instantiations:\s+(\d+)/m)?.[1] ?? Number.NaN)
  return value <= instantiations ? [] : [`Instantiations: ${value}, over the budget of ${instantiations}`]
}
