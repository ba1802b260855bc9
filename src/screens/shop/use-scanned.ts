import { useCallback } from 'react'
import { articleRequestTexts } from '../../../i18n/fr/article-requests'
import { scanTexts } from '../../../i18n/fr/scan'
import type { ShopArticle } from '../../../resources/catalogue/answers'
import { bearsCode, type ScannedCode } from '../../../resources/catalogue/scanned-code'
import { type Shelf, shelfPermissions } from '../../../resources/catalogue/shop'
import { useAllowed } from '../../fields/engine'
import { useAskArticle } from '../../trade/AskArticle'
import { useMember } from '../../trade/use-member'
import { useShopCalls } from '../../trade/use-shop-calls'
import { toast } from '../../widgets/toast-store'

interface Found {
  article: ShopArticle
  shelf: Shelf
}

const products = ['food', 'nonFood'] as const

/** Finds what bears a scanned code in the catalogue that is open, then in the other one: one article is shown, several are listed. */
export function useScanned(
  shelf: Shelf,
  { onFound, onSeveral }: { onFound: (found: Found) => void; onSeveral: (code: string) => void },
) {
  const calls = useShopCalls()
  const member = useMember()
  const allowed = useAllowed()
  const ask = useAskArticle()
  return useCallback(
    async ({ gtin }: ScannedCode) => {
      const shelves = [shelf, ...products.filter((one) => one !== shelf)]
      for (const one of shelves.filter((some) => allowed(shelfPermissions[some]))) {
        const { data, read } = await calls.search({
          adherent_id: member.id,
          is_group: member.isGroup,
          shelf: one,
          q: gtin,
          limit: 2,
          all_families: true,
        })
        const article = data.find(({ id }) => id === read?.certain_id)
        if (article) return onFound({ article, shelf: one })
        if (one === shelf && data.some((row) => bearsCode(row, gtin))) return onSeveral(gtin)
      }
      toast.error(scanTexts.unknown({ code: gtin }), {
        ...(ask && { duration: 12_000, action: { label: articleRequestTexts.ask, run: () => ask(gtin) } }),
      })
    },
    [allowed, ask, calls, member, onFound, onSeveral, shelf],
  )
}
