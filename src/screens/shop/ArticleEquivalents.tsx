import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { shopTexts } from '../../../i18n/fr/shop'
import type { ShopArticle } from '../../../resources/catalogue/answers'
import type { Shelf } from '../../../resources/catalogue/shop'
import { overtaken } from '../../../resources/catalogue/shop-prices'
import { useMember } from '../../trade/use-member'
import { useShopCalls } from '../../trade/use-shop-calls'
import { ArticlePrice } from './ArticlePrice'
import { Overtaking } from './Overtaking'

interface Props {
  article: ShopArticle
  shelf: Shelf
  ttc: boolean
  onDetails: (article: ShopArticle) => void
}

const most = 6

/** Other offers of the same product, the cheapest for a usable base unit first. */
export function ArticleEquivalents({ article, shelf, ttc, onDetails }: Props) {
  const member = useMember()
  const shop = useShopCalls()
  const { id, product_id } = article
  const { data } = useQuery({
    queryKey: ['shop', 'equivalents', member, shelf, product_id],
    queryFn: ({ signal }) =>
      shop.search(
        {
          ...{ adherent_id: member.id, is_group: member.isGroup, shelf, product_id },
          ...{ sort: 'usable' as const, all_families: true, limit: most + 1 },
        },
        { signal },
      ),
  })
  const before = overtaken(data?.data ?? [])
  const others = (data?.data ?? []).filter((one) => one.id !== id).slice(0, most)
  if (others.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Box component="h3" sx={{ typography: 'subtitle1', fontWeight: 700, m: 0, mb: 0.5 }}>
        {shopTexts.equivalents}
      </Box>
      {others.map((one) => (
        <Box
          key={one.id}
          sx={{ display: 'flex', gap: 2, py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <button type="button" className="name" onClick={() => onDetails(one)}>
              {one.label}
            </button>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{one.supplier}</Box>
            <Overtaking other={before.get(one.id)} />
          </Box>
          <ArticlePrice article={one} ttc={ttc} />
        </Box>
      ))}
    </Box>
  )
}
