import { notifyManager, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { HttpError } from '../../providers/http-error'
import { createQueryClient } from '../../src/layout/query-client'

/** Asks a server whose answers come when they are let go, each telling how things stood when it was asked. */
function askedOf(queryKey: readonly unknown[]) {
  const client = createQueryClient()
  let state = 'draft'
  const waiting: (() => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => {
      const told = state
      return new Promise<string>((answer) => waiting.push(() => answer(told)))
    },
  })
  const stop = observer.subscribe(() => undefined)
  return {
    client,
    stop,
    waiting,
    change: (next: string) => {
      state = next
    },
    shown: () => observer.getCurrentResult().data,
  }
}

test('a first answer on its way when things change is asked for again: what it tells late is not shown', async () => {
  const { client, stop, waiting, change, shown } = askedOf(['claim', 7])
  await expect.poll(() => waiting.length).toBe(1)
  change('sent')
  const done = client.invalidateQueries({ queryKey: ['claim'] })
  waiting[0]?.()
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.()
  await done
  expect(shown()).toBe('sent')
  stop()
})

test('a first answer of something else is left alone', async () => {
  const { client, stop, waiting, shown } = askedOf(['order', 7])
  await expect.poll(() => waiting.length).toBe(1)
  await client.invalidateQueries({ queryKey: ['claim'] })
  waiting[0]?.()
  await expect.poll(shown).toBe('draft')
  expect(waiting).toHaveLength(1)
  stop()
})

test('what is on screen stays when asking again finds no server, and is told when it is refused', async () => {
  const client = createQueryClient()
  let status: number | undefined
  let asked = 0
  const observer = new QueryObserver(client, {
    queryKey: ['tender', 7],
    queryFn: async () => {
      asked += 1
      if (status === undefined) return 'as it was'
      throw new HttpError({ status, display: 'non' })
    },
  })
  const seen: string[] = []
  const shown = () => {
    const { isError, data } = observer.getCurrentResult()
    return isError ? 'error' : String(data)
  }
  // As React hears of it, and looks.
  const stop = observer.subscribe(notifyManager.batchCalls(() => void seen.push(shown())))
  await expect.poll(() => seen.at(-1)).toBe('as it was')
  for (status of [0, 500]) await client.invalidateQueries({ queryKey: ['tender'] })
  expect(asked).toBe(3)
  expect(shown()).toBe('as it was')
  expect(seen).not.toContain('error')
  expect(observer.getCurrentResult()).toMatchObject({ data: 'as it was', isStale: true })
  status = 404
  await client.invalidateQueries({ queryKey: ['tender'] })
  await expect.poll(() => seen.at(-1)).toBe('error')
  stop()
})
