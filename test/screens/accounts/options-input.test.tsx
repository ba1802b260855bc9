// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { f } from '../../../resources/schema/f'
import { type Option, OptionsInput } from '../../../src/fields/inputs/OptionsInput'
import { AppTheme } from '../../../src/theme/AppTheme'

vi.setConfig({ testTimeout: 30_000 })
afterEach(cleanup)
const user = userEvent.setup()
const cities: Option[] = [
  { id: 1, label: 'Voiron' },
  { id: 2, label: 'Grenoble' },
]
const field = f.ref('municipality', { label: 'Ville' })

function Box({ options, loading }: { options: readonly Option[]; loading: boolean }) {
  const [chosen, choose] = useState<readonly Option[]>([])
  return (
    <AppTheme>
      <OptionsInput
        id="city"
        field={field}
        options={options}
        loading={loading}
        chosen={chosen}
        onChoose={choose}
        multiple={false}
        onBlur={() => undefined}
        required={false}
        disabled={false}
        readOnly={false}
        error={undefined}
      />
      <p data-testid="taken">{chosen.map(({ id }) => id).join()}</p>
    </AppTheme>
  )
}
const taken = () => screen.getByTestId('taken').textContent

test('Enter waits for the list of what was typed, and takes that', async () => {
  const { rerender } = render(<Box options={[]} loading />)
  await user.type(screen.getByRole('combobox'), 'gre{Enter}')
  expect(taken()).toBe('')
  rerender(<Box options={cities} loading={false} />)
  await waitFor(() => expect(taken()).toBe('2'))
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Grenoble')
})

test('what nothing is called takes nothing', async () => {
  const { rerender } = render(<Box options={[]} loading />)
  await user.type(screen.getByRole('combobox'), 'lyon{Enter}')
  rerender(<Box options={cities} loading={false} />)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('lyon'))
  expect(taken()).toBe('')
})
