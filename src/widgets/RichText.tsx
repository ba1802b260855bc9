import Box from '@mui/material/Box'
import dompurify from 'dompurify'
import { useMemo } from 'react'
import { richAttributes, richTags } from '../../resources/schema/rich-text'

const allowed = {
  ALLOWED_TAGS: [...richTags],
  ALLOWED_ATTR: [...richAttributes.a],
  ADD_URI_SAFE_ATTR: ['target', 'rel'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
}

/** A rich text, cleaned again by the list by which it was kept. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => dompurify.sanitize(html, allowed), [html])
  return <Box sx={richStyle} dangerouslySetInnerHTML={{ __html: clean }} />
}

/** How rich text looks, where it is written and where it is read. */
export const richStyle = {
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p': { my: 1 },
  '& h2': { typography: 'h3', mt: 2, mb: 1 },
  '& h3': { typography: 'h4', mt: 2, mb: 1 },
  '& ul, & ol': { my: 1, pl: 3 },
  '& blockquote': { my: 1, mx: 0, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' },
  '& a': { color: 'primary.main', textDecoration: 'underline' },
} as const
