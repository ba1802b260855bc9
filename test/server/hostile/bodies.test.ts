import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
let nadia: TestActor
beforeAll(async () => {
  on = await openApp()
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
})
afterAll(() => on?.close())

type Sent = [name: string, type: string | undefined, body: string | Buffer]

const json = 'application/json'
const form = 'multipart/form-data; boundary=x'
const part = (lines: string) => lines.replace(/\n/g, '\r\n')
const file = (name = 'a.png', content = 'abc') =>
  part(
    `--x\nContent-Disposition: form-data; name="files"; filename="${name}"\nContent-Type: image/png\n\n${content}\n`,
  )
const deep = (open: string, close: string, times: number) => `${open.repeat(times)}1${close.repeat(times)}`

const bodies: readonly Sent[] = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '[',
    '{"a"',
    '{"a":}',
    "{'a':1}",
    'undefined',
    'NaN',
    '{"a":1}}',
    '{"a":1,}',
    '\u0000',
    '\ufeff{"a":1}',
  ].map((text): Sent => [`broken JSON ${JSON.stringify(text)}`, json, text]),
  ...['null', 'true', '1', '"x"', '[]', '[[]]', '[null]'].map(
    (text): Sent => [`no object ${text}`, json, text],
  ),
  ...['{"__proto__":{}}', '{"constructor":{"prototype":{}}}', '{"a":{"__proto__":1}}'].map(
    (text): Sent => [text, json, text],
  ),
  ...['1e400', '-1e400', '9'.repeat(400), '1E+2147483648', '0.'.padEnd(5000, '1')].map(
    (text): Sent => [
      `number ${text.slice(0, 12)}`,
      json,
      `{"label":${text},"limit":${text},"offset":${text}}`,
    ],
  ),
  ['deep lists', json, `{"fields":${deep('[', ']', 100_000)}}`],
  ['deep objects', json, deep('{"a":', '}', 100_000)],
  ['half a character', json, '{"label":"\\ud800","model":"\\udfff"}'],
  ['half a character as a key', json, '{"\\ud800":1}'],
  ['a NUL', json, '{"label":"a\\u0000b"}'],
  ['invalid UTF-8', json, Buffer.from([0x7b, 0x22, 0x61, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', 'application/json; charset=utf-16', Buffer.from('{"a":1}', 'utf16le')],
  ['Latin 1', 'application/json; charset=iso-8859-1', Buffer.from('{"label":"é"}', 'latin1')],
  ['a charset that is none', 'application/json; charset=\u00ff', '{}'],
  ...[
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'image/png',
  ].map((type): Sent => [type, type, '{"model":"Unit"}']),
  ...['', '/', 'application', 'application/', ';', 'application/json;;', 'multipart/', 'x'.repeat(5000)].map(
    (type): Sent => [`type ${type.slice(0, 20)}`, type, '{"a":1}'],
  ),
  ['no type', undefined, '{"a":1}'],
  ['multipart without a boundary', 'multipart/form-data', file()],
  ['multipart with an empty boundary', 'multipart/form-data; boundary=', file()],
  ['multipart with a long boundary', `multipart/form-data; boundary=${'x'.repeat(300)}`, file()],
  ['multipart with another boundary', 'multipart/form-data; boundary=y', file()],
  ['multipart of nothing', form, ''],
  ['multipart with its end alone', form, '--x--'],
  ['multipart that is cut in its header', form, part('--x\nContent-Disposition: form-da')],
  ['multipart that is cut in its file', form, file().slice(0, -6)],
  ['multipart without its end', form, file()],
  ['multipart without a disposition', form, part('--x\nContent-Type: image/png\n\nabc\n--x--\n')],
  ['multipart without a name', form, part('--x\nContent-Disposition: form-data\n\nabc\n--x--\n')],
  ['multipart with an odd disposition', form, part('--x\nContent-Disposition: ;;;="\n\nabc\n--x--\n')],
  ['multipart with a broken name', form, `${file('%ff%00"\u0000')}--x--`],
  ['multipart with a path for a name', form, `${file('../../etc/passwd')}--x--`],
  [
    'multipart with a name of the prototype',
    form,
    part('--x\nContent-Disposition: form-data; name="__proto__"\n\nabc\n--x--\n'),
  ],
  [
    'multipart with toString',
    form,
    part('--x\nContent-Disposition: form-data; name="toString"\n\nabc\n--x--\n'),
  ],
  [
    'multipart with a long header',
    form,
    part(`--x\nContent-Disposition: form-data; name="${'n'.repeat(100_000)}"\n\nabc\n--x--\n`),
  ],
  ['multipart with many headers', form, part(`--x\n${'A: b\n'.repeat(5000)}\nabc\n--x--\n`)],
  [
    'multipart with a long field',
    form,
    part(`--x\nContent-Disposition: form-data; name="path"\n\n${'p'.repeat(50_000)}\n--x--\n`),
  ],
  [
    'multipart with many fields',
    form,
    `${part('--x\nContent-Disposition: form-data; name="path"\n\nuser\n').repeat(60)}--x--`,
  ],
  ['multipart with many files', form, `${file().repeat(40)}--x--`],
  [
    'multipart with JSON in a part',
    form,
    part('--x\nContent-Disposition: form-data; name="path"\nContent-Type: application/json\n\n{\n--x--\n'),
  ],
  [
    'multipart with an unknown encoding',
    form,
    part('--x\nContent-Disposition: form-data; name="path"\nContent-Transfer-Encoding: odd\n\nabc\n--x--\n'),
  ],
  [
    'multipart inside multipart',
    form,
    part(
      '--x\nContent-Disposition: form-data; name="a"\nContent-Type: multipart/mixed; boundary=z\n\n--z\n\n--z--\n--x--\n',
    ),
  ],
  ['multipart with lines of LF alone', form, file().replace(/\r/g, '')],
  ['multipart/mixed', 'multipart/mixed; boundary=x', `${file()}--x--`],
]

const doors = [
  ['POST', '/auth/login'],
  ['PUT', '/search/'],
  ['POST', '/setting/generic/unit'],
  ['PUT', '/users/update/2'],
  ['POST', '/file'],
  ['POST', '/imports/Unit/verify'],
  ['PUT', '/exports/exportSearchResult'],
] as const

test(`${bodies.length} malformed bodies at ${doors.length} doors answer 4xx in French, none 5xx, and the next is answered`, async () => {
  const wrong: string[] = []
  for (const [method, path] of doors)
    for (const [name, type, payload] of bodies) {
      const answer = await on.app.inject({
        method,
        url: `/api${path}`,
        payload,
        headers: { authorization: nadia.token, ...(type === undefined ? {} : { 'content-type': type }) },
      })
      const isAnswered =
        answer.statusCode >= 400 && answer.statusCode < 500 && /"display":"[^"]/.test(answer.body)
      if (!isAnswered)
        wrong.push(`${method} ${path} ${name}: ${answer.statusCode} ${answer.body.slice(0, 150)}`)
    }
  expect(wrong).toEqual([])
}, 120_000)

test('ids of an address are read however a client spells a list', async () => {
  for (const spelled of [
    'ids=76,78',
    'ids=76&ids=78',
    'ids=[76,78]',
    'ids[]=76&ids[]=78',
    'ids%5B%5D=76&ids%5B%5D=78',
    'ids[0]=76&ids[1]=78',
  ]) {
    const { status, body } = await nadia.get<{ id: number }[]>(`/municipality/by-ids?${spelled}`)
    expect([spelled, status, body.length]).toEqual([spelled, 200, 2])
    expect((await nadia.get(`/file/by-ids?${spelled}`)).status, spelled).toBe(200)
  }
  expect((await nadia.get('/municipality/by-ids?__proto__[]=1&ids=76')).status).toBe(422)
})

test('a month that is none is refused by its name', async () => {
  for (const month of ['2026-13', '2026-00', '2026', 'x', '2026-1', '-026-01', '9999-99'])
    for (const path of ['/statistics', '/egalim/lines']) {
      const { status, body } = await nadia.get<{ fields?: { name: string }[] }>(
        `${path}?year=2026&month=${month}`,
      )
      expect([path, month, status], JSON.stringify(body)).toEqual([path, month, 422])
    }
})
