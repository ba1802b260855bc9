// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { createPermissions } from '../../providers/permissions'
import { createRegistry } from '../../resources/create-registry'
import type { AnswerLine } from '../../resources/tenders/answer'
import type { ConsultationAnswer } from '../../resources/tenders/consultation-answers'
import { EngineContext } from '../../src/fields/engine'
import { useAnswer } from '../../src/screens/tenders/use-answer'
import { StandFor } from '../../src/trade/standing-for'
import { browser, json, signedIn } from '../providers/browser'

beforeEach(() => localStorage.clear())

/** The answer to a consultation as a page types into it; `answer` is what the server says of each save. */
function typed(answer: () => Response | Promise<Response>, saved_at: string | null = null, id = 4) {
  const { calls, session, tab } = browser(
    ({ path }) => (path.endsWith('/draft-key') ? json({ key: 'ab'.repeat(32) }) : answer()),
    signedIn,
  )
  const { http } = tab()
  const engine = {
    ...{ http, session, permissions: createPermissions({ session, http }), registry: createRegistry([]) },
    product: { name: 'Portail', organisation: 'Valaé', noticeUrl: undefined },
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EngineContext value={engine}>
      <StandFor asked={{ supplier_id: 12, suppliers: [{ id: 12, name: 'Primeurs' }] }}>{children}</StandFor>
    </EngineContext>
  )
  const response = saved_at === null ? null : ({ saved_at } as ConsultationAnswer['response'])
  const { result, unmount } = renderHook(
    () => useAnswer({ id, supplier_id: 12, answer: null, response, moment: 'open' }),
    {
      wrapper,
    },
  )
  return {
    result,
    unmount,
    saves: () => calls.filter(({ path }) => path.endsWith(`/consultation/${id}/answer?supplier_id=12`)),
  }
}

test('from the first keystroke on an answer is not said to be kept, until the server has it', async () => {
  const { result, saves } = typed(() => json({ saved_at: '2026-04-10T09:00:00Z' }))
  act(() => result.current.changeLot(1, { lines: [] }))
  expect(result.current.state).toBe('saving')
  let kept = false
  await act(async () => {
    kept = await result.current.flush()
  })
  expect([kept, result.current.state, saves().length]).toEqual([true, 'saved', 1])
})

test('what another tab has overtaken is never taken for kept, however often it is asked', async () => {
  const { result, saves } = typed(() => json({ type: 'err409', display: 'Modifié ailleurs' }, 409), null, 5)
  act(() => result.current.changeLot(1, { lines: [] }))
  const kept: boolean[] = []
  for (const _ of ['sent', 'sent again'])
    await act(async () => {
      kept.push(await result.current.flush())
    })
  expect([kept, result.current.state, saves().length]).toEqual([[false, false], 'conflict', 2])
})

const away = () => Promise.reject(new TypeError('Failed to fetch'))
const price = { tender_family_id: 1, lines: [{ tender_product_id: 7, quotation: '1.35' } as AnswerLine] }

/** What the device keeps of consultation 4; a page of another test may still be keeping its own. */
const onDevice = () => Object.keys(localStorage).filter((key) => key.endsWith('.consultation.4.12'))

/** Types a price while the network is away, and closes the page once the device has it. */
async function typeAway() {
  const { result, unmount } = typed(away)
  act(() => result.current.changeLot(1, { lines: price.lines }))
  await act(async () => {
    await result.current.flush()
  })
  expect(result.current.state).toBe('waiting')
  await waitFor(() => expect(onDevice()).toHaveLength(1))
  unmount()
}

test('what was typed while the network was away is there again once the page is opened anew, and is saved', async () => {
  await typeAway()
  const { result, saves } = typed(() => json({ saved_at: '2026-04-10T09:00:00Z' }))
  await waitFor(() => expect(result.current.lots).toEqual([price]))
  await waitFor(() => expect(saves()[0]?.body).toMatchObject({ lots: [price] }))
  await waitFor(() => expect(result.current.state).toBe('saved'))
  expect(onDevice()).toEqual([])
})

test('where the answer has changed meanwhile it is offered, and neither taken nor lost by itself', async () => {
  await typeAway()
  const { result, saves } = typed(() => json({ saved_at: '2026-04-11T10:00:00Z' }), '2026-04-11T09:00:00Z')
  await waitFor(() => expect(result.current.offered).toBeDefined())
  expect([result.current.lots, result.current.state, saves().length]).toEqual([[], 'saved', 0])
  act(() => result.current.offered?.take())
  await act(async () => {
    await result.current.flush()
  })
  expect(result.current.offered).toBeUndefined()
  expect(saves().at(-1)?.body).toMatchObject({ lots: [price], saved_at: '2026-04-11T09:00:00Z' })
})
