// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ImportResult } from '../../src/admin/import/ImportResult'
import type { ImportJob } from '../../src/admin/import/import-state'
import { prepareDom } from './dom'

beforeAll(prepareDom)
afterEach(cleanup)
const user = userEvent.setup()

const counts = { total: 2, handled: 2, complete: 2, errors: 0, created: 1, updated: 1, unchanged: 0 }
const job: ImportJob = {
  id: 7,
  name: 'unités.xlsx',
  state: 'checked',
  ...counts,
  fields: [],
  changes: [],
  columns: [],
  choices: [
    { key: 'label', label: 'Libellé' },
    { key: 'decimals', label: 'Décimales' },
  ],
  missing: [],
  asks: [],
  made: [],
  constants: [],
  read_by: null,
  models: [],
  answers: [],
  reading: null,
}

function show(more: Partial<ImportJob>) {
  const [onMap, onDownload] = [vi.fn(), vi.fn()]
  render(<ImportResult job={{ ...job, ...more }} onMap={onMap} onDownload={onDownload} />)
  return { onMap, onDownload }
}

describe('the result of a check', () => {
  test('says line by line what each field was and becomes', () => {
    show({
      changes: [
        { line: 3, name: 'Casier', what: 'updated', fields: [{ label: 'Décimales', old: '1', new: '3' }] },
        { line: 4, name: 'Claie', what: 'created', fields: [{ label: 'Libellé', old: '', new: 'Claie' }] },
      ],
    })
    const lines = within(screen.getByRole('list', { name: 'Ce qui va changer' }))
    expect(lines.getByText('Ligne 4 — Casier').closest('li')?.textContent).toContain(
      'Décimales : 1 →  devient 3',
    )
    expect(lines.getByText('Ligne 5 — Claie').closest('li')?.textContent).toContain(
      '(nouvelle ligne)Libellé : Claie',
    )
  })
  test('says how the file was read and what was passed over, and reads it otherwise', async () => {
    const reading: ImportJob['reading'] = {
      ...{ encoding: 'utf-8', separator: 'semicolon', sheets: [], read: [{ name: '', from: 0 }], said: {} },
      ...{ titles: { line: 2, count: 1 }, left: [{ line: 8, why: 'total' }], passed: 1 },
    }
    const { onMap } = show({ reading })
    const part = within(screen.getByRole('region', { name: 'Lecture du fichier' }))
    expect(part.getByRole('alert').textContent).toBe(
      'Encodage UTF-8 · Séparateur Point-virgule ( ; ) · titres en ligne 31 ligne laissée de côté : ligne 9 (total)',
    )
    await user.click(part.getByRole('button', { name: 'Lire le fichier autrement' }))
    await user.selectOptions(part.getByLabelText('Encodage'), 'Windows-1252')
    await user.click(part.getByRole('button', { name: 'Relire le fichier' }))
    expect(onMap).toHaveBeenCalledWith({
      ...{ encoding: 'windows-1252', separator: 'semicolon', whole: false },
      ...{ sheets: null, title_line: null, title_count: null },
    })
  })
  test('shows the first lines, the others when they are asked for, and says how many more there are', async () => {
    const changes = Array.from({ length: 40 }, (_, line) => ({
      line,
      name: `Nom ${line}`,
      what: 'updated' as const,
      fields: [{ label: 'Libellé', old: 'a', new: 'b' }],
    }))
    show({ changes, updated: 99, created: 1 })
    expect(screen.queryByText('Ligne 40 — Nom 39')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Voir les 10 lignes qui suivent' }))
    expect(screen.getByText('Ligne 40 — Nom 39')).toBeTruthy()
    expect(screen.getByText('… et 60 autres lignes.')).toBeTruthy()
  })
  test('asks what unknown columns are, and checks again with the answer', async () => {
    const { onMap } = show({
      errors: 1,
      columns: [
        { index: 0, title: 'Libellé', key: 'label', unknown: false },
        { index: 2, title: 'Nb', key: null, unknown: true },
        { index: 3, title: 'Bidule', key: null, unknown: true },
      ],
    })
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Vérifier avec ces colonnes' })
    expect(again.disabled).toBe(true)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Nb' }), 'Décimales')
    expect(again.disabled).toBe(true)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Bidule' }), 'Ignorer cette colonne')
    await user.click(again)
    expect(onMap).toHaveBeenCalledWith({
      columns: [
        { index: 0, key: 'label' },
        { index: 2, key: 'decimals' },
        { index: 3, key: null },
      ],
      constants: [],
    })
  })
  test('lets one column fill two fields where its cells say two things, and a model be chosen', async () => {
    const { onMap } = show({
      columns: [{ index: 1, title: 'Cond.', key: 'decimals', unknown: false, samples: ['6x1 L'] }],
      models: [{ id: 5, name: 'Tarif Martin', owner: 'Nadia Roche', mine: false }],
    })
    await user.click(screen.getByRole('button', { name: 'Colonnes du fichier (1)' }))
    await user.click(screen.getByRole('button', { name: 'Remplir un deuxième champ' }))
    const second = screen.getByRole('combobox', { name: 'Deuxième champ de « Cond. »' })
    await user.selectOptions(second, 'Libellé')
    await user.click(screen.getByRole('button', { name: 'Vérifier avec ces colonnes' }))
    expect(onMap).toHaveBeenCalledWith({
      columns: [{ index: 1, key: 'decimals', also: 'label' }],
      constants: [],
    })
    const model = screen.getByRole('combobox', { name: "Modèle d'import" })
    await user.selectOptions(model, 'Tarif Martin (partagé par Nadia Roche)')
    expect(onMap).toHaveBeenLastCalledWith({ model_id: 5 })
  })
  test('lets a known column be passed over', async () => {
    const { onMap } = show({ columns: [{ index: 0, title: 'Modifié le', key: 'updatedAt', unknown: false }] })
    await user.click(screen.getByRole('button', { name: 'Colonnes du fichier (1)' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Modifié le' }), 'Ignorer cette colonne')
    await user.click(screen.getByRole('button', { name: 'Vérifier avec ces colonnes' }))
    expect(onMap).toHaveBeenCalledWith({ columns: [{ index: 0, key: null }], constants: [] })
  })
  test('lets a value be created in its list, with what that asks for', async () => {
    const create = {
      list: 'Taux de TVA',
      fields: [
        { key: 'label', label: 'Libellé', required: true },
        { key: 'rate', label: 'Taux', required: true },
      ],
    }
    const ask = { key: 'rate_id', label: 'TVA', text: '5,5%', count: 124, choices: [], guess: null, create }
    const { onMap } = show({ errors: 124, asks: [ask] })
    await user.selectOptions(
      screen.getByLabelText('TVA « 5,5% » (124 lignes)'),
      'Créer cette valeur (Taux de TVA)',
    )
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Vérifier avec ces valeurs' })
    expect(again.disabled).toBe(true)
    await user.type(screen.getByRole('textbox', { name: 'Taux de la nouvelle valeur' }), '5,5')
    await user.click(again)
    const row = { label: '5,5%', rate: '5,5' }
    expect(onMap).toHaveBeenCalledWith({
      answers: [{ key: 'rate_id', text: '5,5%', value: null, create: row }],
    })
  })
  test('hands over the file with its errors', async () => {
    const { onDownload } = show({ errors: 3, fields: [{ line: 1, name: null, errors: ['x'] }] })
    await user.click(screen.getByRole('button', { name: 'Télécharger le fichier annoté' }))
    expect(onDownload).toHaveBeenCalledOnce()
  })
})
