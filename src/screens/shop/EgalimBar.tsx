import Spa from '@mui/icons-material/SpaOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { egalimCartTexts as texts } from '../../../i18n/fr/egalim-cart'
import { egalimEndpoints } from '../../../resources/egalim/endpoints'
import { useAnswer } from '../../fields/endpoints'
import { CartSwaps } from '../../trade/egalim/CartSwaps'
import { EgalimShares } from '../../trade/egalim/EgalimShares'
import { shareText } from '../../trade/egalim/share-text'
import { useMember } from '../../trade/use-member'
import { Modal } from '../../widgets/Modal'

/** The shares of the law while one chooses: of the open carts and of the year with them; a click shows the swaps of each cart. */
export function EgalimBar() {
  const { id, isGroup } = useMember()
  const [isOpen, setOpen] = useState(false)
  const { data } = useAnswer(egalimEndpoints.carts, isGroup ? { group_id: id } : { adherent_id: id }, {
    keeps: true,
    quiet: true,
    recent: true,
  })
  if (!data) return null
  const { cart, with_cart, carts } = data
  const share = (sums: typeof cart, key: 'bio' | 'egalim') => shareText(sums[key], sums.base)
  const said = (sums: typeof cart) => texts.both({ egalim: share(sums, 'egalim'), bio: share(sums, 'bio') })
  return (
    <>
      <Button
        startIcon={<Spa />}
        onClick={() => setOpen(true)}
        aria-live="polite"
        sx={{
          textAlign: 'left',
          lineHeight: 1.3,
          px: 1,
          fontSize: { xs: 12, sm: 14 },
          fontWeight: { xs: 400, sm: 600 },
        }}
      >
        {carts.length ? (
          <span>
            {texts.barCarts({ carts: said(cart) })} <br />
            {texts.barWith({ year: said(with_cart) })}
          </span>
        ) : (
          texts.barYear({ year: said(with_cart) })
        )}
      </Button>
      {isOpen && (
        <Modal open size="md" title={texts.catalogueTitle} onClose={() => setOpen(false)}>
          <EgalimShares found={data} isOfAll />
          {carts.length === 0 && <p>{texts.noCart}</p>}
          {carts.map(({ id: order, number, supplier }) => (
            <section key={order}>
              <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
                {texts.swapsOf({ supplier, number })}
              </Typography>
              <CartSwaps id={order} />
            </section>
          ))}
        </Modal>
      )}
    </>
  )
}
