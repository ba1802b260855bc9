import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Failure, readJson, root, runMain, say } from './tools.mjs'

/**
 * What `npm audit` may find, by advisory, with the reason and the day after which it is looked at again.
 * @typedef {{ advisory: string, reason: string, until: string }} Accepted
 */

/** The faults of an answer of npm: advisories that nobody accepted, and acceptances past their day. @param {any} answer @param {readonly Accepted[]} accepted @param {string} today */
export function auditFaults(answer, accepted, today) {
  const known = new Map(accepted.map((one) => [one.advisory, one]))
  const found = Object.values(answer.vulnerabilities ?? {}).flatMap(
    (/** @type {any} */ { name, severity, via }) =>
      via
        .filter((/** @type {unknown} */ one) => typeof one === 'object')
        .map((/** @type {any} */ { url, title }) => ({
          name,
          severity,
          advisory: String(url).split('/').at(-1) ?? '',
          title,
        })),
  )
  const unknown = found.filter(({ advisory }) => (known.get(advisory)?.until ?? '') < today)
  return unknown.map(({ name, severity, advisory, title }) => {
    const late = known.has(advisory) ? ` – accepted until ${known.get(advisory)?.until}` : ''
    return `${name} (${severity}): ${title} ${advisory}${late}`
  })
}

/** What npm says of the packages that run in production; undefined where the registry does not answer. */
function audit() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  try {
    const answer = JSON.parse(stdout)
    return answer.vulnerabilities && answer.metadata ? answer : undefined
  } catch {
    return undefined
  }
}

/** `npm run audit`: npm's advisories about what runs in production, held against the list of reasons. */
if (process.argv[1] === import.meta.filename)
  runMain(async () => {
    const answer = audit()
    if (!answer) return say('npm audit: the registry does not answer; nothing was looked at.')
    const faults = auditFaults(
      answer,
      readJson(join(root, 'scripts/audit.json')),
      new Date().toISOString().slice(0, 10),
    )
    for (const fault of faults) say(fault)
    if (faults.length)
      throw new Failure(
        'npm audit : des paquets sont à mettre à jour, ou à accepter dans scripts/audit.json.',
      )
    say(`npm audit: ${answer.metadata.dependencies?.prod ?? 0} packages, nothing new.`)
  })
