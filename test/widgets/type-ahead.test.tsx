// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFound, useTypeAhead } from '../../src/widgets/type-ahead'

vi.setConfig({ testTimeout: 30_000 })
afterEach(cleanup)
const user = userEvent.setup()

/** Answers that are held back until the test gives them. */
let held: Map<string, (found: string[]) => void>
let taken: [string, string][]
beforeEach(() => {
  held = new Map()
  taken = []
})

function Box() {
  const [text, setText] = useState('')
  const { answer, isKnown } = useFound<string[]>({
    key: ['box'],
    text,
    ask: (search) => new Promise((give) => held.set(search, give)),
    isAsked: (search) => search !== '',
  })
  const { onKeyDown } = useTypeAhead<string>({
    text,
    setText,
    first: isKnown ? (answer?.[0] ?? null) : undefined,
    take: (found, typed) => {
      taken.push([found, typed])
      return ''
    },
  })
  return (
    <input
      aria-label="Article"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={(event) => {
        onKeyDown(event)
        if (event.key === 'Enter' && !event.defaultPrevented) taken.push([answer?.[0] ?? 'rien', 'at once'])
      }}
    />
  )
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Box />
    </QueryClientProvider>,
  )
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const answer = async (search: string, found: string[]) => {
  await waitFor(() => expect([...held.keys()]).toContain(search))
  held.get(search)?.(found)
}

test('Enter pressed before the answer takes the first of what was typed, with what was typed since', async () => {
  open()
  await user.type(field(), 'roti porc{Enter}18{Enter}')
  expect(taken).toEqual([])
  await answer('roti porc', ['Rôti de porc'])
  await waitFor(() => expect(taken).toEqual([['Rôti de porc', '18\n']]))
})

test('an answer to what was typed before is in view, and is not taken', async () => {
  open()
  await user.type(field(), 'roti')
  await answer('roti', ['Rôti de dinde'])
  await user.type(field(), ' porc{Enter}')
  expect(taken).toEqual([])
  await answer('roti porc', ['Rôti de porc'])
  await waitFor(() => expect(taken).toEqual([['Rôti de porc', '']]))
})

test('where nothing is found, nothing is taken, and the text stays to be mended', async () => {
  open()
  await user.type(field(), 'rotti{Enter}12')
  await answer('rotti', [])
  await waitFor(() => expect(field().value).toBe('rotti'))
  expect(taken).toEqual([])
})
