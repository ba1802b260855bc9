/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * What a run of vitest amounts to. A file that fails as a whole (an import, a hook) counts as one failure, and so
 * does a run that ends badly without naming a test.
 * @param {any} report vitest's JSON report, when it wrote one
 * @param {number} code vitest's exit code
 * @returns {Count}
 */
export function count(report, code) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const tests = report.testResults.flatMap((/** @type {any} */ file) => file.assertionResults)
  const having = (/** @type {string[]} */ states) =>
    tests.filter((/** @type {any} */ test) => states.includes(test.status)).length
  const isBrokenFile = (/** @type {any} */ file) =>
    file.status === 'failed' &&
    !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed')
  const failed = having(['failed']) + report.testResults.filter(isBrokenFile).length
  return {
    passed: having(['passed']),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: having(['pending', 'skipped', 'todo', 'disabled']),
  }
}

/** @param {Count} result The last line of a run. */
export const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
