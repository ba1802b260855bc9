import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What the product says stands in these rooms; the specification's texts are typed with the straight apostrophe. */
const rooms = ['i18n', 'resources', 'providers', 'server', 'src']
/** They read or draw what people typed, or hold the words by which files are read. */
const readers = ['resources/schema/fold.ts', 'server/paper/pdf-page.ts', 'i18n/fr/import-words.ts']
/** The specification's own sentences, which others compare letter by letter. */
const specified = [
  'Cette adresse email est déjà associé à un compte',
  'Veuillez saisir un email valide',
  "Le format de l'email saisi est incorrect",
]

interface Said {
  path: string
  text: string
}

/** Comments, strings and templates, in the order in which they begin. */
const parts =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|>[^<>{}=;()\n]+</g

/** Every string and every text between two tags of a file. */
const textsOf = (path: string, code: string): Said[] =>
  (code.match(parts) ?? [])
    .filter((part) => !part.startsWith('/'))
    .map((part) => ({ path, text: part.slice(1, -1).replaceAll("\\'", "'") }))

const said = rooms
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
  // The values that tests write may be whatever people type.
  .filter((path) => /\.tsx?$/.test(path) && !readers.includes(path) && !path.endsWith('/sample.ts'))
  .flatMap((path) => textsOf(path, readFileSync(path, 'utf8')))

const hasCurly = ({ text }: Said) => text.includes('’')

/** « email », « Email », « mail » or « courriel » as a word of French. */
const isOtherMail = ({ text }: Said) => {
  const isSentence = /[à-ÿ]|\b(?:un|une|le|la|les|des|par|pour|en)\b|[dl]'/.test(text)
  const isCode = /\b(?:select|insert|update|delete|join|where)\b|=>|\bconst\b/.test(text)
  const hasWord = /(?<![\w./@$-])(?:Emails?|[Cc]ourriels?)(?![\w-])/.test(text)
  const hasSmallWord = /(?<![\w.{/@$[-])e?mails?(?![\w}.:'\])-])/.test(text)
  return !specified.includes(text) && !isCode && (hasWord || (isSentence && hasSmallWord))
}

test('every text is typed with the apostrophe of the specification', () => {
  expect(said.length).toBeGreaterThan(5000)
  expect(said.filter(hasCurly)).toEqual([])
})

test('an e-mail is an « e-mail », but for the sentences that the specification spells otherwise', () => {
  expect(said.filter(isOtherMail)).toEqual([])
})

test('a curly apostrophe and another word for an e-mail are seen where they are planted', () => {
  const seen = (code: string) => textsOf('x.ts', code).filter((one) => hasCurly(one) || isOtherMail(one))
  const planted = [
    "'L’avis'",
    '`Rien n’est décidé`',
    '<b>L’avis</b>',
    "label: 'Email'",
    "'Envoyer par email'",
    "'Un courriel est parti'",
  ]
  expect(planted.filter((code) => seen(code).length !== 1)).toEqual([])
  const fine = [
    "// l’avis d'un email",
    "'select email from x'",
    "'Veuillez saisir un email valide'",
    "'email'",
  ]
  expect(fine.filter((code) => seen(code).length > 0)).toEqual([])
})
