import { useState } from 'react'
import { shopTexts } from '../../../i18n/fr/shop'
import type { ShopArticle } from '../../../resources/catalogue/answers'
import { shopEndpoints } from '../../../resources/catalogue/shop-endpoints'
import { useAnswer } from '../../fields/endpoints'
import { givenOf, useMember } from '../../trade/use-member'
import { Modal } from '../../widgets/Modal'

function Reasons({ id }: { id: number }) {
  const member = useMember()
  const { data } = useAnswer(shopEndpoints.orderability, { id, ...givenOf(member) })
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
