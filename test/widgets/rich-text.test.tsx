// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { richAttributes, richSchemes, richTags } from '../../resources/schema/rich-text'
import { cleanRichText } from '../../server/api/rich-text'
import { hostileTexts, oddMarkup } from '../kit/hostile-texts'

const schemeOf = (link: Element) => /^([^/?#]*):/.exec(link.getAttribute('href') ?? '')?.[1]

test('a cleaned rich text holds the elements and attributes of the list alone, as a browser reads it', () => {
  const holder = document.createElement('div')
  for (const html of [...oddMarkup, ...hostileTexts(300)]) {
    holder.innerHTML = cleanRichText(html)
    for (const element of holder.querySelectorAll('*')) {
      expect(richTags).toContain(element.localName)
      for (const { name } of element.attributes)
        expect(element.localName === 'a' ? richAttributes.a : []).toContain(name)
      const scheme = schemeOf(element)
      if (scheme !== undefined) expect(richSchemes).toContain(scheme)
    }
  }
})
