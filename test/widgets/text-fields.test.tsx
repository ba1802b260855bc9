// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateInterval } from '../../src/widgets/DateInterval'
import { DayCell } from '../../src/widgets/DayCell'
import { DayInput } from '../../src/widgets/DayInput'
import { wholeDays } from '../../src/widgets/date-interval'
import { TagInput } from '../../src/widgets/TagInput'
import { TextArea } from '../../src/widgets/TextArea'
import { addTag, type Tag } from '../../src/widgets/tags'
import { show } from './kit'

function Comment({ start = '', limit }: { start?: string; limit?: number }) {
  const [text, setText] = useState(start)
  return <TextArea label="Commentaire" value={text} onChange={setText} textLimit={limit} />
}
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Commentaire' })

test('typing beyond the limit is reverted; the counter says n/z', async () => {
  show(<Comment start="abcd" limit={5} />)
  await userEvent.type(area(), 'efg')
  expect(area().value).toBe('abcde')
  expect(screen.getByText('5/5')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Limite de 5 caractères atteinte')
})

test('typing too much in the middle leaves the caret where it was', async () => {
  show(<Comment start="abcde" limit={5} />)
  await userEvent.type(area(), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(area().value).toBe('abcde')
  expect(area().selectionStart).toBe(2)
})

test('a text that is already too long can be shortened', async () => {
  show(<Comment start="abcdefgh" limit={5} />)
  await userEvent.type(area(), '{Backspace}')
  expect(area().value).toBe('abcdefg')
})

function Labels({ start = [], max }: { start?: Tag[]; max?: number }) {
  const [tags, setTags] = useState<readonly Tag[]>(start)
  return (
    <>
      <TagInput label="Labels" value={tags} onChange={setTags} maxTags={max} />
      <output>{tags.map((tag) => tag.label).join('|')}</output>
    </>
  )
}
const tags = () => document.querySelector('output')?.textContent

test('Enter and comma add a tag; a label already there is ignored', async () => {
  show(<Labels start={[{ label: 'Bio' }]} />)
  const input = screen.getByRole('combobox', { name: 'Labels' })
  await userEvent.type(input, 'Local{Enter}bio{Enter}AOP,')
  expect(tags()).toBe('Bio|Local|AOP')
  await userEvent.type(input, '{Backspace}')
  expect(tags()).toBe('Bio|Local')
})

test('at most maxTags', async () => {
  show(<Labels start={[{ label: 'Bio' }]} max={2} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Labels' }), 'Local{Enter}AOP{Enter}')
  expect(tags()).toBe('Bio|Local')
  expect(screen.getByText('Nombre maximal atteint (2)')).toBeTruthy()
})

test('an empty label adds nothing', () => {
  const bio = [{ label: 'Bio' }]
  expect(addTag(bio, { label: '  ' })).toBe(bio)
})

test('a date interval goes from 00:00:00 to 23:59:59; a start after the end becomes the end', () => {
  expect(wholeDays({ start: '2026-03-01', end: '2026-03-31T10:00:00' })).toEqual({
    start: '2026-03-01T00:00:00',
    end: '2026-03-31T23:59:59',
  })
  expect(wholeDays({ start: '2026-04-05', end: '2026-03-31' })).toEqual({
    start: '2026-04-05T00:00:00',
    end: '2026-04-05T23:59:59',
  })
  expect(wholeDays({ start: null, end: '2026-03-31' })).toEqual({ start: null, end: '2026-03-31T23:59:59' })
})

test('the interval is typed in French, and can be cleared', () => {
  const onChange = vi.fn()
  show(
    <DateInterval
      label="Livraison"
      value={{ start: null, end: '2026-03-31T23:59:59' }}
      onChange={onChange}
    />,
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Au' }).value).toBe('31/03/2026')
  fireEvent.change(screen.getByRole('textbox', { name: 'Du' }), { target: { value: '5/4/2026' } })
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-04-05T00:00:00', end: '2026-04-05T23:59:59' })
  fireEvent.click(screen.getByRole('button', { name: 'Effacer les dates' }))
  expect(onChange).toHaveBeenLastCalledWith({ start: null, end: null })
})

function Birthday({ onChange }: { onChange: (day: string | null) => void }) {
  const [day, setDay] = useState<string | null>(null)
  return (
    <DayInput
      label="Jour"
      value={day}
      onChange={(next) => {
        setDay(next)
        onChange(next)
      }}
    />
  )
}

function Line({ onChange }: { onChange: (day: string | null) => void }) {
  const [day, setDay] = useState<string | null>(null)
  return (
    <DayCell
      label="Jour"
      value={day}
      onChange={(next) => {
        setDay(next)
        onChange(next)
      }}
    />
  )
}

const spellings = [
  '21/11/2026',
  '21112026',
  '21.11.2026',
  '21-11-2026',
  '21 11 2026',
  '21/11/26',
  '211126',
  '21/11//2026',
]

test.each(spellings)(
  '« %s » typed key by key is the 21st of November, in a field and in a line',
  async (typed) => {
    for (const Day of [Birthday, Line]) {
      const onChange = vi.fn()
      show(<Day onChange={onChange} />)
      const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Jour' })
      await userEvent.type(input, typed)
      await userEvent.tab()
      expect(input.value).toBe('21/11/2026')
      expect(onChange).toHaveBeenLastCalledWith('2026-11-21')
      cleanup()
    }
  },
)

test('a day pasted as computers write it is read; a year that is being typed is no day yet', async () => {
  const onChange = vi.fn()
  show(<Birthday onChange={onChange} />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Jour' })
  await userEvent.click(input)
  await userEvent.paste('2026-11-21')
  await userEvent.tab()
  expect(input.value).toBe('21/11/2026')
  await userEvent.clear(input)
  await userEvent.type(input, '21/11/202')
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('a slash that was taken away comes back with the next digit', async () => {
  const onChange = vi.fn()
  show(<Birthday onChange={onChange} />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Jour' })
  await userEvent.type(input, '21{Backspace}112026')
  expect(input.value).toBe('21/11/2026')
})

test('the calendar speaks French and gives its day', async () => {
  const onChange = vi.fn()
  show(<Birthday onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Jour' }), '21/11/2026')
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le calendrier : Jour' }))
  await screen.findByText('novembre 2026')
  await userEvent.click(screen.getByRole('gridcell', { name: '23' }))
  expect(onChange).toHaveBeenLastCalledWith('2026-11-23')
})

test('digits alone make a day; what is no day says so once left', async () => {
  const onChange = vi.fn()
  show(<Birthday onChange={onChange} />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Jour' })
  await userEvent.type(input, '05042026')
  expect(input.value).toBe('05/04/2026')
  expect(onChange).toHaveBeenLastCalledWith('2026-04-05')
  await userEvent.clear(input)
  expect(onChange).toHaveBeenLastCalledWith(null)
  await userEvent.type(input, '31/02/2026')
  await userEvent.tab()
  expect(screen.getByText('Date invalide (jj/mm/aaaa)')).toBeTruthy()
})
