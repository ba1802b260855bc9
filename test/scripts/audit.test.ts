import { expect, test } from 'vitest'
import { auditFaults } from '../../scripts/audit.mjs'

const answer = {
  vulnerabilities: {
    a: {
      name: 'a',
      severity: 'high',
      via: [{ url: 'https://github.com/advisories/GHSA-1', title: 'Reads too much' }],
    },
    b: { name: 'b', severity: 'high', via: ['a'] },
  },
}

test('an advisory is a fault unless it was accepted with a reason, until its day', () => {
  const accepted = (until: string) => [{ advisory: 'GHSA-1', reason: 'Never called', until }]
  expect(auditFaults(answer, [], '2026-11-28')).toEqual(['a (high): Reads too much GHSA-1'])
  expect(auditFaults(answer, accepted('2026-12-31'), '2026-11-28')).toEqual([])
  expect(auditFaults(answer, accepted('2026-11-01'), '2026-11-28').join()).toContain(
    'accepted until 2026-11-01',
  )
})
