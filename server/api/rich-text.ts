import sanitizeHtml from 'sanitize-html'
import type { AnyResource } from '../../resources/schema/resource'
import { richAttributes, richSchemes, richTags } from '../../resources/schema/rich-text'

type Row = Record<string, unknown>

/** A rich text without anything that is not on the list; a link opens elsewhere. */
export const cleanRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...richTags],
    allowedAttributes: { a: [...richAttributes.a] },
    allowedSchemes: [...richSchemes],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }),
      b: 'strong',
      i: 'em',
      h1: 'h2',
    },
  })

/** The input with its rich texts cleaned, before anything of it is checked or kept. */
export function withCleanTexts(resource: AnyResource, input: Row): Row {
  const names = Object.keys(input).filter((name) => resource.fields[name]?.kind === 'richText')
  if (!names.length) return input
  const cleaned = names.map((name) => {
    const value = input[name]
    return [name, typeof value === 'string' ? cleanRichText(value) : value] as const
  })
  return { ...input, ...Object.fromEntries(cleaned) }
}
