import { expect, test } from 'vitest'
import { resources } from '../resources'
import { checkValue } from '../resources/schema/check'
import { f } from '../resources/schema/f'
import type { Field, Fields } from '../resources/schema/field'
import { goodAddresses } from '../resources/schema/kinds/emails/check'
import { allCalls } from '../server/portal'

/** What such a name holds has a kind of its own, which knows what it looks like. */
const address = /(^|_)(e?mails?|phone|phones|fax|website|siret|iban|bic|tva|ape)(_|$)/i
const plain = ['text', 'longText', 'list', 'json']

/** Texts that are only called like one, and why. */
const called: Readonly<Record<string, string>> = {
  'tender.mail_object': 'the subject of a mail',
  'tender.mail_message': 'the text of a mail',
  'price_update.mail_object': 'the subject of a mail',
  'price_update.mail_message': 'the text of a mail',
  'purchase_volume_request.mail_object': 'the subject of a mail',
  'purchase_volume_request.mail_message': 'the text of a mail',
  'PUT /tender/{id}/invitation/preview.mail_object': 'the subject of a mail',
  'PUT /tender/{id}/invitation/preview.mail_message': 'the text of a mail',
  'statistic_request.mail_object': 'the subject of a mail',
  'statistic_request.mail_message': 'the text of a mail',
  'activitytype.ape_prefixes': 'beginnings of codes',
  'POST /auth/security/request-password-reset.email': 'checked by the call, in the words of err299',
}

const namesIn = (fields: Fields, place: string): string[] =>
  Object.entries(fields).flatMap(([name, field]: [string, Field]) => [
    ...(plain.includes(field.kind) && address.test(name) ? [`${place}.${name}`] : []),
    ...(field.fields ? namesIn(field.fields, `${place}.${name}`) : []),
  ])

test('no field named like an address is a plain text, in resources and in the bodies of calls', () => {
  const calls = allCalls({ db: { registry: resources } as never })
  const found = [
    ...resources.all.flatMap(({ name, fields }) => namesIn(fields, name)),
    ...calls.flatMap(({ method, path, shape: { body = {} } }) => namesIn(body, `${method} ${path}`)),
  ]
  expect(found.filter((name) => !called[name])).toEqual([])
})

test('a text of several addresses has an address between each two semicolons, in lower case', () => {
  const field = f.emails({ label: 'E-mail de commande', max: 60 })
  const value = (typed: unknown) => checkValue(field, typed)
  expect(value('A@b.fr;c@d.example').value).toBe('a@b.fr; c@d.example')
  expect(value(' a@b.fr ; ').value).toBe('a@b.fr')
  for (const wrong of ['a@b.fr; commandes', 'téléphoner', 'a@b.fr c@d.fr', 'Paul <a@b.fr>'])
    expect(value(wrong).message, wrong).toMatch(/point-virgule/)
  expect(value(Array.from({ length: 9 }, () => 'abc@def.fr').join(';')).message).toMatch(/60 caractères/)
})

test('mails leave to what is an address only', () =>
  expect(goodAddresses('a@b.fr, voir avec Paul ; c@d.fr')).toEqual(['a@b.fr', 'c@d.fr']))
