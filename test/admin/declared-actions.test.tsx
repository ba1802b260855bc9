// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createRegistry } from '../../resources/create-registry'
import { f } from '../../resources/schema/f'
import { defineResource } from '../../resources/schema/resource'
import { setting } from '../../resources/schema/setting'
import { json } from '../providers/browser'
import { prepareDom } from './dom'
import { type FarCall, showForm } from './form-page'
import { showList } from './list-page'

beforeAll(prepareDom)
afterEach(cleanup)
const user = userEvent.setup()

const { label, calls, access, fields } = setting('thing', ['Chose', 'Choses'])
const thing = defineResource('thing', {
  ...{ label, calls, access, fields },
  title: 'label',
  actions: {
    wake: {
      label: 'Réveiller',
      call: 'POST /thing/{id}/wake',
      permission: 'updateSettingThing',
      if: { active: false },
      confirm: 'La chose sert de nouveau.',
      done: 'La chose est réveillée.',
      bulk: true,
    },
    lull: {
      label: 'Endormir',
      call: 'POST /thing/{id}/lull',
      permission: 'updateSettingThing',
      if: { active: true },
      input: { hours: f.int({ label: 'Heures', required: true, min: 1, max: 12 }) },
      tone: 'danger',
      icon: 'close',
      done: 'La chose dort.',
    },
  },
})
const registry = createRegistry([thing])
const rows = () => ({
  Thing: [
    { id: 1, lock_version: 1, label: 'Une', position: 0, active: false },
    { id: 2, lock_version: 1, label: 'Deux', position: 1, active: true },
  ],
})
const wakes = (calls: readonly FarCall[]) =>
  calls.filter(({ path }) => path.endsWith('/wake')).map(({ method, path }) => `${method} ${path}`)

/** Answers the call of the action, on the rows in memory. */
const waking = (tables: ReturnType<typeof rows>) => (call: FarCall) => {
  if (!call.path.endsWith('/wake')) return undefined
  const row = tables.Thing.find(({ id }) => call.path.endsWith(`/thing/${id}/wake`))
  if (row?.active)
    return new Response(JSON.stringify({ type: 'err409', display: 'Elle ne dort pas.' }), { status: 409 })
  if (row) Object.assign(row, { active: true, lock_version: 2 })
  return json({ success: true })
}
const wake = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Réveiller' })

describe('a declared action', { timeout: 30_000 }, () => {
  test('asks, makes its call, says so, and is no longer offered', async () => {
    const tables = rows()
    const { calls } = showForm(thing, { registry, tables, at: '1/show', answer: waking(tables) })
    await user.click(await wake())
    const asking = await screen.findByRole('alertdialog', { name: 'Réveiller : Une ?' })
    expect(asking.textContent).toContain('La chose sert de nouveau.')
    expect(wakes(calls)).toEqual([])
    await user.click(within(asking).getByRole('button', { name: 'Réveiller' }))
    await screen.findByText('La chose est réveillée.')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Réveiller' })).toBeNull())
    expect(wakes(calls)).toEqual(['POST /api/thing/1/wake'])
  })

  test('says so once the page shows it: what is opened on the new record is not taken away with the former', async () => {
    const tables = rows()
    let letGo = () => {}
    const held = new Promise<void>((done) => {
      letGo = done
    })
    const woken = waking(tables)
    const { calls } = showForm(thing, {
      registry,
      tables,
      at: '1/show',
      answer: (call) => woken(call) ?? (tables.Thing[0]?.active ? held.then(() => undefined) : undefined),
    })
    await user.click(await wake())
    const asking = await screen.findByRole('alertdialog', { name: 'Réveiller : Une ?' })
    await user.click(within(asking).getByRole('button', { name: 'Réveiller' }))
    await waitFor(() => expect(calls.at(-1)?.path).toMatch(/search/))
    expect(screen.queryByText('La chose est réveillée.')).toBeNull()
    letGo()
    await screen.findByText('La chose est réveillée.')
    expect(screen.queryByRole('button', { name: 'Réveiller' })).toBeNull()
  })

  test('is not offered for a row that it does not suit, nor without its permission', async () => {
    showForm(thing, { registry, tables: rows(), at: '2/show' })
    await screen.findByRole('heading', { name: 'Deux' })
    expect(screen.queryByRole('button', { name: 'Réveiller' })).toBeNull()
    cleanup()
    showForm(thing, { registry, tables: rows(), at: '1/show', permissions: { settingThing: true } })
    await screen.findByRole('heading', { name: 'Une' })
    expect(screen.queryByRole('button', { name: 'Réveiller' })).toBeNull()
  })

  test('asks in a dialog what it needs, checks it before and shows what the server refuses at its field', async () => {
    const { calls } = showForm(thing, {
      registry,
      tables: rows(),
      at: '2/show',
      answer: ({ path, body }) =>
        !path.endsWith('/lull')
          ? undefined
          : (body as { hours?: number }).hours === 12
            ? new Response(
                JSON.stringify({
                  type: 'err400',
                  fields: [{ name: 'hours', message: 'Trop long pour elle.' }],
                }),
                { status: 422 },
              )
            : json({ success: true }),
    })
    await user.click(await screen.findByRole('button', { name: 'Endormir' }))
    const dialog = await screen.findByRole('dialog')
    const confirm = within(dialog).getByRole('button', { name: 'Endormir' })
    const hours = await within(dialog).findByLabelText('Heures')
    const lulls = () => calls.filter(({ path }) => path.endsWith('/lull')).map(({ body }) => body)
    await user.click(confirm)
    await within(dialog).findByText('Ce champ est obligatoire.')
    await user.type(hours, '13')
    await user.click(confirm)
    await within(dialog).findByText('La valeur maximale est 12.')
    expect(lulls()).toEqual([])
    await user.clear(hours)
    await user.type(hours, '12')
    await user.click(confirm)
    await within(dialog).findByText('Trop long pour elle.')
    await user.clear(hours)
    await user.type(hours, '8')
    await user.click(confirm)
    await screen.findByText('La chose dort.')
    expect(lulls()).toEqual([{ hours: 12 }, { hours: 8 }])
  })

  test('waits over a form until what was typed is saved', async () => {
    const tables = rows()
    showForm(thing, { registry, tables, at: '1', answer: waking(tables) })
    expect((await wake()).disabled).toBe(false)
    await user.type(await screen.findByLabelText(/^Libellé/), ' fois')
    await waitFor(async () => expect((await wake()).disabled).toBe(true))
  })

  test('is done for the selected rows; those refused stay selected and say why', async () => {
    const tables = rows()
    const { calls } = showList(thing, { registry, tables, answer: waking(tables) })
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Une' }))
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Deux' }))
    await user.click(await wake())
    const asking = await screen.findByRole('alertdialog')
    await user.click(within(asking).getByRole('button', { name: 'Réveiller' }))
    const told = await screen.findByRole('dialog', { name: '1 ligne refusée' })
    expect(told.textContent).toContain('Deux')
    expect(told.textContent).toContain('Elle ne dort pas.')
    expect(wakes(calls).sort()).toEqual(['POST /api/thing/1/wake', 'POST /api/thing/2/wake'])
  })
})
