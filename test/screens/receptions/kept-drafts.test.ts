// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { HttpError } from '../../../providers/http-error'
import { personOf } from '../../../providers/person-of'
import type { ReceptionDraft } from '../../../src/screens/receptions/draft'
import { keptFor } from '../../../src/screens/receptions/kept-drafts'
import { sendDraft } from '../../../src/screens/receptions/send-draft'
import type { ReceptionCalls } from '../../../src/screens/receptions/use-reception-calls'

const draft = (more: Partial<ReceptionDraft> = {}): ReceptionDraft => ({
  client_key: 'cle-de-saisie',
  order: 12,
  number: 'C26000012',
  date: '2026-03-04',
  receiver_name: 'M. Petit',
  delivery_form: '',
  fresh: '',
  frozen: '',
  comment: '',
  photos: [],
  kept_files: [],
  lines: [],
  taxes: [],
  removed_taxes: [],
  remainder: 'closed',
  confirm_over: false,
  replaces: null,
  pending: false,
  ...more,
})

type Signed = { order: number; file_ids: unknown }
/** The far side of a reception: each signing has the fate that is next; none = no answer. */
function farSide(...fates: (number | 'signed' | undefined)[]) {
  const signed: Signed[] = []
  let files = 100
  const calls = {
    sign: async ({ id, file_ids }: Parameters<ReceptionCalls['sign']>[0]) => {
      signed.push({ order: id, file_ids })
      const fate = fates.shift()
      if (fate === 'signed') return {}
      throw new HttpError({ status: fate ?? 0, display: 'La période est clôturée par un inventaire' })
    },
    upload: async (_photo: File, onProgress: (share: number) => void) => {
      files += 1
      onProgress(0.5)
      onProgress(1)
      return files
    },
  } as unknown as ReceptionCalls
  return { calls, signed }
}

const [julie, tom] = [keptFor('7'), keptFor('8')]
beforeEach(() => localStorage.clear())

test('a draft belongs to a person and an order: nobody else on the device reads it or sends it', () => {
  julie.keepDraft(draft({ pending: true }))
  expect([julie.waiting().length, tom.waiting().length]).toEqual([1, 0])
  expect([tom.readDraft(12), tom.pendingDrafts()]).toEqual([undefined, []])
  expect(julie.pendingDrafts()).toMatchObject([{ order: 12, receiver_name: 'M. Petit' }])
  const user = { id: 7 } as Parameters<typeof personOf>[0]
  expect(personOf(user)).toBe('7')
  expect(personOf({ ...user, isImpersonated: true } as typeof user)).not.toBe('7')
})

test('what is only typed does not wait to be sent; what is signed does until it has left', async () => {
  julie.keepDraft(draft())
  expect(julie.waiting()).toEqual([])
  const { calls } = farSide(undefined, 'signed')
  expect(await sendDraft({ calls, kept: julie }, draft())).toEqual({ kind: 'waiting' })
  expect(julie.waiting()).toEqual([{ order: 12, number: 'C26000012', pending: true }])
  const [kept] = julie.pendingDrafts()
  expect(await sendDraft({ calls, kept: julie }, kept as ReceptionDraft)).toMatchObject({ kind: 'sent' })
  expect([julie.waiting(), julie.readDraft(12)]).toEqual([[], undefined])
})

test.each([401, 429, 408, 502, 503])(
  'after a %d it waits for its person, and is not lost',
  async (status) => {
    const { calls } = farSide(status)
    expect(await sendDraft({ calls, kept: julie }, draft())).toEqual({ kind: 'waiting' })
    expect(julie.pendingDrafts()).toHaveLength(1)
  },
)

test('what is refused is kept and says why, until it is signed again', async () => {
  const { calls } = farSide(409, 'signed')
  expect(await sendDraft({ calls, kept: julie }, draft())).toMatchObject({ kind: 'refused' })
  const why = 'La période est clôturée par un inventaire'
  expect(julie.waiting()).toEqual([{ order: 12, number: 'C26000012', pending: false, refused: why }])
  expect([julie.pendingDrafts(), julie.readDraft(12)]).toMatchObject([[], { refused: why, pending: false }])
  await sendDraft({ calls, kept: julie }, julie.readDraft(12) as ReceptionDraft)
  expect(julie.waiting()).toEqual([])
})

test('pictures leave once: the same typing names the same files at every attempt', async () => {
  const { calls, signed } = farSide(undefined, 'signed')
  const left: number[] = []
  await sendDraft(
    { calls, kept: julie, onProgress: (share) => left.push(share) },
    draft({ photos: ['data:image/jpeg;base64,AAAA', 'data:image/jpeg;base64,BBBB'] }),
  )
  await sendDraft({ calls, kept: julie }, julie.pendingDrafts()[0] as ReceptionDraft)
  expect(left).toEqual([0.25, 0.5, 0.75, 1])
  expect(signed).toEqual([
    { order: 12, file_ids: [101, 102] },
    { order: 12, file_ids: [101, 102] },
  ])
})
