import fastify from 'fastify'
import { expect, test } from 'vitest'
import { english } from '../../i18n/en'
import { resources } from '../../resources'
import { createRegistry } from '../../resources/create-registry'
import { f } from '../../resources/schema/f'
import { defineResource } from '../../resources/schema/resource'
import { exportColumns } from '../../server/api/exports/columns'
import { guessColumn } from '../../server/api/imports/guess-columns'
import { readHeader } from '../../server/api/imports/header'
import { saidIn } from '../../server/api/said-in'
import { answerInLanguage } from '../../server/languages'

const unit = resources.get('unit')
const nobody = {
  ...{ userId: 1, sessionId: 1, profileTypeId: 1, level: 1 },
  ...{ permissions: new Set<string>(), lists: {} },
}
const family = defineResource('family', {
  label: ['Famille', 'Familles'],
  title: 'label',
  access: { view: 'signedIn' },
  fields: { label: f.text({ label: 'Libellé', required: true }) },
})
const sold = defineResource('sold', {
  label: ['Vendu', 'Vendus'],
  title: 'label',
  access: { view: 'signedIn' },
  fields: {
    label: f.text({ label: 'Libellé', required: true }),
    product_id: f.ref('family', { label: 'Produit' }),
    family_id: f.ref('family', { label: 'Famille' }),
    ref_supplier: f.text({ label: 'Référence fournisseur' }),
    price: f.text({ label: 'Prix HT' }),
  },
})
const columns = exportColumns({ registry: createRegistry([family, sold]), actor: nobody }, sold)

test.each([
  ['Désignation', 'label'],
  ['Désignation article', 'label'],
  ['Article', 'label'],
  ['Code article', 'ref_supplier'],
  ['Réf. fournisseur', 'ref_supplier'],
  ['Famille de produits', 'family_id'],
  ['Tarif', 'price'],
  ['Remarque', undefined],
])('a column called « %s » is guessed to be %s', (title, key) => {
  expect(guessColumn(columns, { title, below: [], index: 0 })?.key).toBe(key)
})

test('a file with French titles is read by somebody who works in English', () => {
  answerInLanguage(fastify(), { en: english })
  const actor = { ...nobody, permissions: new Set([String(unit.access.update)]) }
  const read = () =>
    readHeader({ viewer: { registry: resources, actor }, resource: unit, typed: [], mapping: [] }, [
      'Libellé',
      'Décimales',
    ])
  const { found, errors } = saidIn(english, read)
  expect(found.map(({ key }) => key)).toEqual(['label', 'decimals'])
  expect(errors).toEqual([])
})
