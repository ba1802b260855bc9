import sanitizeHtml from 'sanitize-html'
import { expect, test } from 'vitest'
import { checkValue, isTooLong, parseText } from '../../resources/schema/check'
import type { Field } from '../../resources/schema/field'
import { kindNames } from '../../resources/schema/kinds'
import { plainOf, richAttributes, richSchemes, richTags } from '../../resources/schema/rich-text'
import { cleanRichText } from '../../server/api/rich-text'
import { hostileTexts, oddMarkup, processorTime } from '../kit/hostile-texts'

/** Twenty plain passes over 64 KB, as a measure of the machine: about 6 ms on the one of the benchmarks. */
const plainPasses = processorTime(
  () => {
    let sum = 0
    for (let pass = 0; pass < 20; pass++) for (const sign of '>'.repeat(65_536)) sum += sign.length
    return sum
  },
  { enough: 0 },
)

/** Milliseconds that no text may take: twice the bar of one request, for beside other tests everything takes longer; a text that is read again and again takes seconds. */
const most = Math.max(40, 6 * plainPasses)

const fieldOf = (kind: Field['kind']) => ({ kind, label: 'Champ', options: { a: 'A' } }) as unknown as Field

/** The texts of a list for which some work takes longer. */
const slow = (texts: readonly string[], work: (text: string) => unknown) =>
  texts.flatMap((text) => {
    const took = processorTime(() => work(text), { enough: most })
    return took > most ? [`${JSON.stringify(text.slice(0, 20))}: ${took.toFixed()} ms`] : []
  })

test.each(kindNames)('no text of 64 KB keeps the check of the kind %s busy', (kind) => {
  const field = fieldOf(kind)
  const check = (text: string) => [checkValue(field, parseText(field, text)), checkValue(field, text)]
  expect(slow(hostileTexts(65_536), check)).toEqual([])
})

test('no text that is short enough to be checked keeps a kind busy', () => {
  for (const kind of kindNames) {
    const field = fieldOf(kind)
    const texts = hostileTexts(1000).filter((text) => !isTooLong(field, text))
    expect([kind, slow(texts, (text) => checkValue(field, parseText(field, text)))]).toEqual([kind, []])
  }
})

test('no markup of 64 KB keeps the cleaning of rich text busy, nor its reading as plain text', () => {
  for (const work of [cleanRichText, plainOf]) expect(slow(hostileTexts(65_536), work)).toEqual([])
})

/** The cleaner of before, by another parser. */
const other = (html: string) =>
  sanitizeHtml(html, {
    allowedTags: [...richTags],
    allowedAttributes: { a: [...richAttributes.a] },
    allowedSchemes: [...richSchemes],
    allowProtocolRelative: false,
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }),
      ...{ b: 'strong', i: 'em', h1: 'h2' },
    },
  })

test('what is well formed is cleaned as another cleaner does', () => {
  for (const html of oddMarkup.slice(0, 2)) expect(cleanRichText(html)).toBe(other(html))
  const editor =
    '<h2>Fête</h2><p>Un <strong>deux</strong><br />trois &amp; &lt;quatre&gt; «&nbsp;é&nbsp;» "q"</p><ul><li><p>a</p></li><li>b</li></ul><hr /><p><a target="_blank" rel="noopener noreferrer" href="https://a.example/?b=1&amp;c=%22">lien</a></p>'
  expect(cleanRichText(editor).replace(/<a .*?>/, '')).toBe(other(editor).replace(/<a .*?>/, ''))
  expect(cleanRichText(editor)).toContain(
    '<a href="https://a.example/?b=1&amp;c=%22" target="_blank" rel="noopener noreferrer">',
  )
})

test('cleaning a cleaned rich text again changes nothing', () => {
  for (const html of oddMarkup) expect(cleanRichText(cleanRichText(html))).toBe(cleanRichText(html))
})
