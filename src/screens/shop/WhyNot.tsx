import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shopTexts } from '../../../i18n/fr/shop'
import type { ShopArticle } from '../../../resources/catalogue/answers'
import { useMember } from '../../trade/use-member'
import { useShopCalls } from '../../trade/use-shop-calls'
import { Modal } from '../../widgets/Modal'

function Reasons({ id }: { id: number }) {
  const member = useMember()
  const shop = useShopCalls()
  const { data } = useQuery({
    queryKey: ['shop', 'why', member, id],
    queryFn: ({ signal }) => shop.orderability(id, member, signal),
  })
  if (!data) return <p role="status">{shopTexts.loading}</p>
  return (
    <ul>
      {data.reasons.map(({ code, message }) => (
        <li key={code}>{message}</li>
      ))}
    </ul>
  )
}

/** « Pourquoi ? »: every reason for which an article cannot be ordered. */
export function WhyNot({ article }: { article: ShopArticle }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="name quiet" onClick={() => setOpen(true)}>
        {shopTexts.why}
      </button>
      {isOpen && (
        <Modal open title={shopTexts.whyTitle({ label: article.label })} onClose={() => setOpen(false)}>
          <Reasons id={article.id} />
        </Modal>
      )}
    </>
  )
}
