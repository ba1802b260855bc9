import { describe, expect, test } from 'vitest'
import { checkValue, warnValue } from '../../resources/schema/check'
import { f } from '../../resources/schema/f'
import type { Field } from '../../resources/schema/field'
import { kindOf } from '../../resources/schema/kinds'

const label = 'Champ'
const accepted = (field: Field, typed: unknown) => {
  const value = typeof typed === 'string' ? kindOf(field).parse(typed, field) : typed
  const checked = checkValue(field, value)
  return checked.message ? undefined : checked.value
}
const refused = (field: Field, typed: unknown) => accepted(field, typed) === undefined
const shown = (field: Field, value: unknown) => kindOf(field).format(value as never, field)

describe('SIRET', () => {
  const siret = f.siret({ label })
  test.each([
    ['La Poste', '356 000 000 00048'],
    ['La Poste, an establishment that breaks Luhn', '35600000049837'],
    ['INSEE', '120 027 016 00563'],
  ])('%s passes without a remark', (_name, typed) => {
    const value = accepted(siret, typed)
    expect(value).toMatch(/^\d{14}$/)
    expect(warnValue(siret, value)).toBeUndefined()
  })
  test('a wrong checksum is a remark, a wrong length an error', () => {
    expect(warnValue(siret, accepted(siret, '12002701600564'))).toBeDefined()
    expect(refused(siret, '1234567890123')).toBe(true)
    expect(refused(siret, '123456789012345678901')).toBe(true)
    expect(accepted(siret, '12345678901234567890')).toBe('12345678901234567890')
  })
  test('it is shown 3-3-3-5', () => expect(shown(siret, '12002701600563')).toBe('120 027 016 00563'))
})

test('choices of a list are read by their labels, however they are spelled', () => {
  const told = f.list({ label, options: { milk: 'Lait', eggs: 'Œufs' } })
  expect(accepted(told, 'lait ; oeufs')).toEqual(['milk', 'eggs'])
  expect(refused(told, 'lait ; gluten')).toBe(true)
})

test('a barcode has its key and one writing', () => {
  const gtin = f.gtin({ label })
  expect(accepted(gtin, '0 3017620 422003')).toBe('3017620422003')
  expect(accepted(gtin, 96385074)).toBe('96385074')
  for (const wrong of ['3017620422004', '123', '30176204220031', 'EAN'])
    expect(refused(gtin, wrong)).toBe(true)
})

describe('VAT number', () => {
  const tva = f.tva({ label })
  test('FR, key and SIREN, the key checked', () => {
    expect(accepted(tva, 'FR 83 404 833 048')).toBe('FR83404833048')
    expect(refused(tva, 'FR82404833048')).toBe(true)
    expect(accepted(tva, 'fr74999900012')).toBe('FR74999900012')
  })
  test('13 digits, as the specification has it', () =>
    expect(accepted(tva, '1234567890123')).toBe('1234567890123'))
  test('anything else is refused', () => {
    for (const typed of ['FR1234', 'DE123456789', '123456789012', 'FROI404833048'])
      expect(refused(tva, typed), typed).toBe(true)
  })
})

describe('APE code', () => {
  const ape = f.ape({ label })
  test.each(['46.39B', '4639B', '46.39b', ' 4639b '])('%s is kept on 5 characters', (typed) =>
    expect(accepted(ape, typed)).toBe('4639B'),
  )
  test('it is shown with its dot', () => expect(shown(ape, '8610Z')).toBe('86.10Z'))
  test.each(['463B', '46390', 'B4639', '46.3.9BB'])('%s is refused', (typed) =>
    expect(refused(ape, typed)).toBe(true),
  )
})

describe('IBAN and BIC', () => {
  const [iban, bic] = [f.iban({ label }), f.bic({ label })]
  test('a valid IBAN, blanks or not, of France or not', () => {
    expect(accepted(iban, 'FR76 3000 6000 0112 3456 7890 189')).toBe('FR7630006000011234567890189')
    expect(accepted(iban, 'DE89370400440532013000')).toBe('DE89370400440532013000')
  })
  test('a wrong key or length is refused', () => {
    expect(refused(iban, 'FR7630006000011234567890188')).toBe(true)
    expect(refused(iban, 'FR763000600001123456789')).toBe(true)
  })
  test('8 or 11 characters of BIC', () => {
    expect(accepted(bic, 'bnpafrpp')).toBe('BNPAFRPP')
    expect(accepted(bic, 'BNPAFRPPXXX')).toBe('BNPAFRPPXXX')
    expect(refused(bic, 'BNPAFRPPX')).toBe(true)
  })
})

describe('zip code', () => {
  const zip = f.zip({ label })
  test('a leading zero is kept; a text of four digits is no postcode', () => {
    expect(accepted(zip, '01012')).toBe('01012')
    expect(refused(zip, '1012')).toBe(true)
  })
  test.each(['7500', '750001', '2A004'].slice(1))('%s is refused', (typed) =>
    expect(refused(zip, typed)).toBe(true),
  )
})

describe('telephone and e-mail', () => {
  test('a user has five pairs, others digits, spaces and + ( ) -', () => {
    expect(accepted(f.phone({ label }), '01 99 00 12 34')).toBe('0199001234')
    expect(shown(f.phone({ label }), '0199001234')).toBe('01 99 00 12 34')
    expect(refused(f.phone({ label }), '+33 1 99 00 12 34')).toBe(true)
    expect(accepted(f.freePhone({ label }), '+33 (0)1-99 00 12 34')).toBe('+33 (0)1-99 00 12 34')
    expect(refused(f.freePhone({ label }), '01 99 00 poste 3')).toBe(true)
  })
  test('an e-mail is kept in lower case', () => {
    expect(accepted(f.email({ label }), ' Claire.Moreau@Demo.Example ')).toBe('claire.moreau@demo.example')
    for (const typed of ['claire', 'claire@demo', 'a b@demo.example', 'x@y.example;z@y.example'])
      expect(refused(f.email({ label }), typed), typed).toBe(true)
  })
})

const siret = f.siret({ label, max: 14 })
test.each([
  ['email', f.email({ label }), 'claire@', "Le format de l'email saisi est incorrect"],
  ['phone', f.phone({ label }), '01 99 00 12', 'Numéro de téléphone invalide'],
  ['free phone', f.freePhone({ label }), '01 99 poste 3', 'Numéro de téléphone invalide'],
  ['website', f.website({ label }), 'pas un site', 'Le lien du site est incorrect'],
  ['zip', f.zip({ label }), '123', 'Le code postal comporte exactement 5 chiffres.'],
  ['siret', siret, '123', 'Le SIRET comporte de 14 à 20 chiffres.'],
  ['siret of 14', siret, '12345678901234567', '14 caractères au maximum.'],
  [
    'ape',
    f.ape({ label }),
    '46',
    'Le code APE comporte 4 chiffres et 1 lettre (par exemple 12.34Z ou 1234Z).',
  ],
  ['bic', f.bic({ label }), 'X', "Ce BIC n'est pas valide (8 ou 11 caractères)."],
  ['iban', f.iban({ label }), 'FR00', "Cet IBAN n'est pas valide."],
  ['note', f.note({ label }), '20,5', 'La note doit être comprise entre 0 et 20.'],
  ['choice', f.ref('unit', { label }), 'x', 'Veuillez sélectionner un élément'],
])('a wrong %s is refused in the words of the specification', (_kind, field, typed, message) => {
  expect(checkValue(field, kindOf(field).parse(typed, field)).message).toBe(message)
})

describe('a structure kept as it is', () => {
  const reason = (value: unknown) => checkValue(f.json({ label }), value).message
  test('says whether it is too long, too deep, or holds a forbidden character', () => {
    expect(reason('x'.repeat(20_000))).toBe('Cette valeur est trop longue (20 000 caractères au maximum).')
    const deep = (levels: number): unknown => (levels ? [deep(levels - 1)] : 1)
    expect(reason(deep(16))).toBeUndefined()
    expect(reason(deep(17))).toBe('Cette valeur a trop de niveaux (16 au maximum).')
    expect(reason({ a: '\u0000' })).toBe('Ce texte contient un caractère interdit.')
    expect(reason({ a: 'été' })).toBeUndefined()
  })
})
