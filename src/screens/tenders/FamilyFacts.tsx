import Box from '@mui/material/Box'
import { familyCardTexts as texts } from '../../../i18n/fr/family-card'
import { frenchDay } from '../../../resources/schema/date-text'
import { parisDay } from '../../../resources/schema/paris-time'
import type { Delivered } from './delivered'

interface Props {
  articles: number
  products: number
  before: Delivered
  now: Delivered
  quotation: string | null
  updatedAt: string | null
}

/** What a family card says (specification 1 §3): articles, products, delivered communes, quotation, date. */
export function FamilyFacts({ articles, products, before, now, quotation, updatedAt }: Props) {
  const facts: [string, string][] = [
    [texts.articles, String(articles)],
    [texts.products, String(products)],
    [texts.before, texts.delivered(before)],
    [texts.now, texts.delivered(now)],
    [texts.quotation, quotation ?? '–'],
    [texts.date, updatedAt ? frenchDay(parisDay(new Date(updatedAt))) : '–'],
  ]
  return (
    <Box component="dl" sx={style}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  )
}

const style = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  columnGap: 2,
  rowGap: 1,
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'body2', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const
