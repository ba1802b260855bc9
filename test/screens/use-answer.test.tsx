// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createPermissions } from '../../providers/permissions'
import { createRegistry } from '../../resources/registry'
import { EngineContext } from '../../src/fields/engine'
import { useAnswer } from '../../src/screens/tenders/use-answer'
import { browser, json, signedIn } from '../providers/browser'

/** The answer to consultation 4 as a page types into it; `answer` is what the server says of each save. */
function typed(answer: () => Response) {
  const { calls, session, tab } = browser(answer, signedIn)
  const { http } = tab()
  const engine = {
    ...{ http, session, permissions: createPermissions({ session, http }), registry: createRegistry([]) },
    product: { name: 'Portail', organisation: 'Valaé', noticeUrl: undefined },
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EngineContext value={engine}>{children}</EngineContext>
  )
  const { result } = renderHook(() => useAnswer({ id: 4, answer: null, response: null }), { wrapper })
  return { result, saves: () => calls.filter(({ path }) => path.endsWith('/consultation/4/answer')) }
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
  const { result, saves } = typed(() => json({ type: 'err409', display: 'Modifié ailleurs' }, 409))
  act(() => result.current.changeLot(1, { lines: [] }))
  const kept: boolean[] = []
  for (const _ of ['sent', 'sent again'])
    await act(async () => {
      kept.push(await result.current.flush())
    })
  expect([kept, result.current.state, saves().length]).toEqual([[false, false], 'conflict', 2])
})
