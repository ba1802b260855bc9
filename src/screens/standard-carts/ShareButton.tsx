import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import type { StandardCartAnswer } from '../../../resources/orders/tool-answers'
import { forgetStandardCarts, useStandardCalls } from '../../trade/use-tool-calls'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { MultiSelect } from '../../widgets/MultiSelect'
import { useAct } from '../../widgets/use-act'
import { useShareOptions } from './use-share-options'

const sharesOf = ({ shares }: StandardCartAnswer) => ({
  adherents: shares.flatMap(({ adherent_id }) => adherent_id ?? []),
  groups: shares.flatMap(({ groupAdherent_id }) => groupAdherent_id ?? []),
  companies: shares.flatMap(({ company_id }) => company_id ?? []),
})

function ShareDialog({ cart, onClose }: { cart: StandardCartAnswer; onClose: () => void }) {
  const calls = useStandardCalls()
  const options = useShareOptions()
  const [shares, setShares] = useState(() => sharesOf(cart))
  const { run, isPending } = useAct({ forget: forgetStandardCarts })
  const save = () => run(() => calls.share({ id: cart.id, ...shares }), texts.shareSaved, { after: onClose })
  const choice = (name: keyof typeof shares, label: string) => (
    <MultiSelect
      label={label}
      options={options[name]}
      value={shares[name]}
      onChange={(ids: number[]) => setShares({ ...shares, [name]: ids })}
    />
  )
  return (
    <Modal
      open
      title={texts.shareTitle({ label: cart.label })}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={texts.share}
          onCancel={onClose}
          loading={isPending}
          onConfirm={() => void save()}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {choice('companies', texts.companies)}
        {choice('groups', texts.groups)}
        {choice('adherents', texts.adherents)}
      </Box>
    </Modal>
  )
}

/** « Partager » an admin standard cart with services, groups and members. */
export function ShareButton({ cart }: { cart: StandardCartAnswer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {texts.share}
      </Button>
      {isOpen && <ShareDialog cart={cart} onClose={() => setOpen(false)} />}
    </>
  )
}
