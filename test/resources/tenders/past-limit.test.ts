import { expect, test } from 'vitest'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import { standingOf } from '../../../resources/tenders/past-limit'

type Version = ConsultationAnswer['versions'][number]

const [saved_at, at] = ['2026-04-30T14:58:00Z', '2026-04-30T14:50:00Z']
const kept = { status: '100', version: 1, submitted_at: null, receipt_number: null, saved_at } as const
const sent: Version = { version: 1, kind: 'sent', at, receipt_number: 'R-1', sha256: 'aa' }
const late: Version = { version: 1, kind: 'late', at: saved_at, receipt_number: null, sha256: null }

test('past the limit what was sent counts, and what was changed since is told apart', () => {
  const own = (sha256: string | null, versions: Version[]) =>
    standingOf({ response: { ...kept, sha256 }, versions })
  expect(own('aa', [sent])).toEqual({ is: 'sent', at, receipt: 'R-1', unsent: null })
  expect(own('bb', [sent])).toEqual({ is: 'sent', at, receipt: 'R-1', unsent: saved_at })
  // A try after the limit changes nothing of what stands.
  expect(own('bb', [late, sent])).toEqual(own('bb', [sent]))
  // A colleague who may not read the draft is told of what was sent alone.
  expect(own(null, [sent]).unsent).toBeNull()
})

test('what was never sent, or was taken back, does not count', () => {
  const response = { ...kept, sha256: 'bb' }
  expect(standingOf({ response, versions: [late] })).toEqual({
    ...{ is: 'nothing', at: null, receipt: null, unsent: saved_at },
  })
  const withdrawn: Version = { ...late, kind: 'withdrawn', at }
  expect(standingOf({ response, versions: [withdrawn, sent] }).is).toBe('withdrawn')
  expect(standingOf({ response: null, versions: [] })).toEqual({
    ...{ is: 'nothing', at: null, receipt: null, unsent: null },
  })
})
