import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { shopTexts } from '../../../i18n/fr/shop'
import type { ShopArticle } from '../../../resources/catalogue/answers'
import { useMember } from '../../trade/use-member'
import { useShopCalls } from '../../trade/use-shop-calls'
import { useAct } from '../../widgets/use-act'

const full = 'M12 17.27 18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z'
const hollow = `M22 9.24l-7.19-.62L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21 12 17.27 18.18 21l-1.63-7.03L22 9.24zM12 15.4l-3.76 2.27 1-4.28-3.32-2.88 4.38-.38L12 6.1l1.71 4.04 4.38.38-3.32 2.88 1 4.28L12 15.4z`

const forget = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: ['shop', 'rows'], refetchType: 'none' })

/** Marks the article as one of the member's favourites; a group has none. */
export function FavouriteStar({ article }: { article: Pick<ShopArticle, 'id' | 'label' | 'favourite'> }) {
  const member = useMember()
  const shop = useShopCalls()
  const { run } = useAct({ forget, queued: true })
  const [isOn, setOn] = useState(article.favourite)
  if (member.isGroup) return null
  const toggle = () => {
    setOn(!isOn)
    void run(() => shop.favourite({ id: article.id, adherent_id: member.id, favourite: !isOn }), undefined, {
      refused: () => setOn(isOn),
    })
  }
  return (
    <button
      type="button"
      className="star"
      aria-pressed={isOn}
      aria-label={
        isOn
          ? shopTexts.removeFavourite({ label: article.label })
          : shopTexts.addFavourite({ label: article.label })
      }
      onClick={toggle}
    >
      <svg aria-hidden width={18} height={18} viewBox="0 0 24 24" fill="currentColor">
        <path d={isOn ? full : hollow} />
      </svg>
    </button>
  )
}
