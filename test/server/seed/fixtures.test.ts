import { expect, test } from 'vitest'
import { dataset } from '../../../server/seed/seed'

type Row = Record<string, unknown>

const data = await dataset('min')
const row = (resource: string, id: number): Row => ({ ...data.rows(resource).find((one) => one.id === id) })
const label = (resource: string, id: unknown) => row(resource, Number(id)).label
const value = (id: unknown) => row('rate', Number(id)).value

test('the members of the scenarios are theirs, word for word', () => {
  const shown = data
    .rows('adherent')
    .map((one) => [
      one.id,
      one.name,
      one.company_id,
      one.groupAdherent_id ?? null,
      one.adherent_status_id,
      one.is_amo ?? false,
      one.is_access_module_allowed ?? false,
      one.project_manager_id ?? null,
    ])
  expect(shown).toEqual([
    [1, 'CH de Valmont', 2, 1, 1, true, true, 3],
    [2, 'EHPAD Les Tilleuls', 2, 1, 1, true, true, 3],
    [3, 'Hôtel Bellevue', 1, null, 1, false, false, null],
    [5, 'Résidence du Lac', 1, null, 2, false, false, null],
  ])
  expect(row('adherent', 1)).toMatchObject({ siret: '26570001400017', annual_food_budget: '480000.00' })
  expect(row('groupadherent', 1).label).toBe('GHT des Collines')
  expect([label('company', 1), label('company', 2)]).toEqual(['Valaé Privé', 'Valaé Public'])
})

test('the terms of the suppliers are those of the scenarios', () => {
  const terms = [1, 2, 3, 5].map((id) => {
    const { terms: _terms, ...one } = row('platform_terms', id)
    const { minimum_ht, block_below_minimum, franco_ht, shipping_ht, delivery_days } = one
    return [
      row('supplier', id).name,
      row('supplier', id).catalog_ids,
      [minimum_ht, block_below_minimum, franco_ht, shipping_ht, value(one.shipping_rate_id)],
      [(delivery_days as string[]).join(''), one.lead_days, one.cut_off_time, one.strict_delay],
    ]
  })
  expect(terms).toEqual([
    ['Boucherie Martin', [1], ['80.00', true, '150.00', '15.00', '20.00'], ['135', 1, '12:00', true]],
    ['Primeurs de la Vallée', [1], ['0.00', false, '100.00', '12.00', '20.00'], ['246', 1, '17:00', true]],
    ['Laiterie Bocage', [1], ['60.00', false, '60.00', '9.00', '20.00'], ['14', 2, '10:00', true]],
    ['Grossiste Général', [1, 2], ['100.00', false, '100.00', '18.00', '20.00'], ['12345', 1, '14:00', true]],
  ])
  expect([7, 8].map((id) => [row('supplier', id).name, row('supplier', id).supplier_status_id])).toEqual([
    ['Vergers du Nord', 2],
    ["Viandes de l'Ouest", 2],
  ])
})

test('who is referenced where, under which client number', () => {
  const shown = data
    .rows('referencing')
    .map(({ adherent_id, supplier_id, client_number, sending_mode, state }) =>
      [adherent_id, supplier_id, client_number, sending_mode, state].join(' '),
    )
  expect(shown).toEqual([
    '1 1 V-101 2 active',
    '1 2 V-102 2 active',
    '1 3 V-103 2 active',
    '1 5 V-104 2 active',
    '2 1 V-105 2 active',
    '2 2 V-106 2 active',
    '2 3 V-107 2 active',
    '2 5 V-108 2 active',
    '3 5 V-109 2 active',
  ])
})

test('the articles have the prices, units, coefficients, rates and labels of the scenarios', () => {
  const shown = data.rows('article').map((one) => {
    const labels = (one.label_ids as number[]).map((id) => row('label', id).code)
    return [
      `AR${one.id} ${one.label}`,
      `S${one.supplier_id} ${one.price_ht} ${label('unit', one.billing)}`,
      `${label('unit', one.order_management)} ${one.coef_order_management}`,
      `${label('unit', one.storage_management)} ${one.coef_storage_management}`,
      `${value(one.rate_id)} ${labels.join()} ${one.origin_id ? label('origin', one.origin_id) : ''}`.trim(),
    ].join(' | ')
  })
  expect(shown).toEqual([
    'AR1 Rôti de porc filet | S1 8.9000 Kilogramme | Kilogramme 1.000000 | Kilogramme 1.000000 | 5.50 LABEL_ROUGE France',
    'AR2 Steak haché 15 % 125 g | S1 9.4000 Kilogramme | Carton 5.000000 | Pièce 0.125000 | 5.50',
    'AR3 Carotte vrac | S2 1.3500 Kilogramme | Sac 10.000000 | Kilogramme 1.000000 | 5.50 BIO France',
    'AR4 Pomme Gala | S2 1.6200 Kilogramme | Colis 12.000000 | Kilogramme 1.000000 | 5.50 HVE',
    'AR5 Lait UHT 1/2 écrémé | S3 0.7850 Litre | Pack 6.000000 | Litre 1.000000 | 5.50',
    'AR6 Comté portion | S3 14.2000 Kilogramme | Carton 3.000000 | Kilogramme 1.000000 | 5.50 AOCAOP',
    'AR8 Eau de source 6×1,5 L | S5 2.1000 Pack | Pack 1.000000 | Pack 1.000000 | 5.50',
    'AR9 Bière fût 30 L | S5 68.0000 Fût | Fût 1.000000 | Fût 1.000000 | 20.00',
    'AR10 Gobelet ×1000 | S5 31.5000 Carton | Carton 1.000000 | Carton 1.000000 | 20.00',
  ])
  expect(data.rows('order_tax')).toMatchObject([
    { kind: 'deposit', basis: 'per_order_unit', amount: '30.00', supplier_id: 5, article_ids: [9] },
  ])
})

test('the levels of the hospital, and the people with their perimeter and validators', () => {
  expect(data.rows('orderlevel')).toMatchObject([
    { level: '1', amount_ht: '0.00', adherent_id: 1 },
    { level: '2', amount_ht: '400.00', adherent_id: 1 },
  ])
  const shown = data.rows('user').map((one) => {
    const of = (list: unknown, letter: string) =>
      Array.isArray(list) ? list.map((id) => `${letter}${id}`) : []
    const perimeter = [
      ...of(one.company_ids, 'C'),
      ...of(one.adherent_ids, 'A'),
      ...of(one.groupAdherent_ids, 'G'),
      ...of(one.supplier_ids, 'S'),
    ]
    return `${one.first_name} ${one.last_name}: ${label('profile', one.profile_id)}: ${perimeter}`
  })
  expect(shown.slice(0, 12)).toEqual([
    'Nadia Roche: Super administrateur: ',
    'Alain Dubois: Administrateur: ',
    'Claire Moreau: Chargé de mission: C2',
    'Paul Achard: Acheteur marchés: C1,C2',
    'Karim Benali: Chef de cuisine / acheteur: A1',
    'Sophie Lenoir: Responsable restauration: A1',
    'Luc Fabre: Directeur / valideur: A1,A2,G1',
    'Julie Petit: Responsable restauration: A1,A2',
    'Tom Garnier: Magasinier: A1',
    'Hugo Vidal: Responsable restauration: A3',
    'François Martin: Fournisseur administrateur: S1',
    'Florence Perrin: Fournisseur administrateur: S2',
  ])
  const karim = data.rows('user').find(({ first_name }) => first_name === 'Karim')
  const named = (id: unknown) => row('user', Number(id)).first_name
  expect([named(karim?.validator_one), named(karim?.validator_two)]).toEqual(['Sophie', 'Luc'])
})
