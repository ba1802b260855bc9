import { expect, test } from 'vitest'
import { createRegistry } from '../../resources/create-registry'
import { f } from '../../resources/schema/f'
import { defineResource } from '../../resources/schema/resource'
import { exportColumns } from '../../server/api/exports/columns'
import { guessColumn } from '../../server/api/imports/guess-columns'

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
