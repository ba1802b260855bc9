// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { StepPages } from '../../src/widgets/StepPages'
import { show } from './kit'

const names = ['one', 'two', 'three', 'four']

function Page({ saved, disabled, stays }: { saved?: string; disabled?: string; stays?: boolean }) {
  const [lastSaved, setLastSaved] = useState(saved)
  const steps = names.map((name) => ({
    name,
    label: `Étape ${name}`,
    disabled: name === disabled,
    render: (next: () => void) => (
      <>
        <p>contenu {name}</p>
        <button type="button" onClick={next}>
          suivant
        </button>
        <button type="button" onClick={() => setLastSaved('three')}>
          enregistrer
        </button>
      </>
    ),
  }))
  return <StepPages steps={steps} lastSavedStep={lastSaved} stays={stays} />
}

const shown = () => screen.getByText(/^contenu/).textContent
const step = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`Étape ${name}`) }) as HTMLButtonElement
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the first step is shown when none is saved, and its name is in the URL', () => {
  const { query } = show(<Page />)
  expect(shown()).toBe('contenu one')
  expect(query().get('step')).toBe('one')
  expect(step('one').getAttribute('aria-current')).toBe('step')
})

test('the step after the last saved one is shown; earlier ones are done', () => {
  show(<Page saved="two" />)
  expect(shown()).toBe('contenu three')
  expect(step('one').textContent).toContain('terminée')
  expect(step('two').textContent).toContain('terminée')
  expect(step('four').textContent).toContain('à venir')
})

test('when the last saved step changes the shown step follows', () => {
  show(<Page />)
  press('enregistrer')
  expect(shown()).toBe('contenu four')
  expect(step('three').textContent).toContain('terminée')
})

test('a step that goes on by itself is done once it is saved, and stays shown', () => {
  show(<Page saved="two" stays />)
  press('enregistrer')
  expect(shown()).toBe('contenu three')
  expect(step('three').getAttribute('aria-current')).toBe('step')
})

test('a pending step does not open by click; a done one does', () => {
  const { query } = show(<Page saved="two" />)
  expect(step('four').disabled).toBe(true)
  fireEvent.click(step('one'))
  expect(shown()).toBe('contenu one')
  expect(query().get('step')).toBe('one')
})

test('next marks the step done and skips a disabled one', () => {
  show(<Page disabled="two" />)
  press('suivant')
  expect(shown()).toBe('contenu three')
  expect(step('one').textContent).toContain('terminée')
  expect(step('two').disabled).toBe(true)
})

test('the last step stays shown when everything is saved', () => {
  show(<Page saved="four" />)
  expect(shown()).toBe('contenu four')
})

test('?step opens a step that may be opened, and no other; other parameters are kept', async () => {
  const { query, go } = show(<Page saved="two" />, '/?step=one&page=3')
  expect(shown()).toBe('contenu one')
  expect(query().get('page')).toBe('3')
  await act(() => go('/?step=four&page=3'))
  expect(shown()).toBe('contenu one')
  expect(query().get('step')).toBe('one')
  await act(() => go('/?step=two'))
  expect(shown()).toBe('contenu two')
})

test('a step goes on from what is shown, though its save was begun at a drawing before the address followed', () => {
  const drawn: (() => void)[] = []
  const steps = names.map((name) => ({
    name,
    label: `Étape ${name}`,
    render: (next: () => void) => {
      drawn.push(next)
      return <p>contenu {name}</p>
    },
  }))
  const { query } = show(<StepPages steps={steps} stays />)
  act(() => drawn[0]?.())
  expect(shown()).toBe('contenu two')
  expect(query().get('step')).toBe('two')
})
