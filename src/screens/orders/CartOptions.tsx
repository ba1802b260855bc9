import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { memo, useState } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { useAllowed } from '../../fields/engine'
import { useAdherent } from '../../layout/adherent-context'
import { labelsAbove } from '../../theme/labels-above'
import type { CartPatch } from './use-cart-change'

interface Props {
  order: OrderAnswer
  isEditable: boolean
  onChange: (patch: CartPatch) => void
}

const modes = ['1', '2'] as const
const modePermissions = { '1': 'sendCartByMember', '2': 'sendCartByProvider' } as const

/** Comment, way of sending, and for a group the member that is delivered. */
export const CartOptions = memo(function CartOptions({ order, isEditable, onChange }: Props) {
  const [comment, setComment] = useState(order.comment ?? '')
  const [kept, setKept] = useState(order.comment)
  // It was taken back, or changed by somebody else: what is typed meanwhile stays.
  if (kept !== order.comment) {
    setKept(order.comment)
    if (comment === (kept ?? '')) setComment(order.comment ?? '')
  }
  const { list } = useAdherent()
  const allowed = useAllowed()
  const group = list.find((one) => one.isGroup && one.id === order.groupAdherent_id)
  const members = order.groupAdherent_id === null ? [] : (group?.options ?? [])
  return (
    <Card
      sx={{
        p: 2,
        mt: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 260px' },
        ...labelsAbove,
      }}
    >
      <TextField
        label={cartTexts.comment}
        value={comment}
        multiline
        minRows={2}
        disabled={!isEditable}
        sx={{ m: 0 }}
        onChange={({ target }) => setComment(target.value)}
        onBlur={() => comment !== (order.comment ?? '') && onChange({ comment: comment || null })}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <TextField
          select
          label={cartTexts.mode}
          value={order.sending_mode}
          disabled={!isEditable}
          sx={{ m: 0 }}
          onChange={({ target }) => onChange({ sending_mode: target.value as '1' | '2' })}
        >
          {modes.map((mode) => (
            <MenuItem key={mode} value={mode} disabled={!allowed(modePermissions[mode])}>
              {cartTexts.modes[mode]}
            </MenuItem>
          ))}
        </TextField>
        {members.length > 0 && (
          <TextField
            select
            label={cartTexts.deliveredTo}
            value={order.delivery_adherent_id ?? ''}
            disabled={!isEditable}
            sx={{ m: 0 }}
            onChange={({ target }) => onChange({ delivery_adherent_id: Number(target.value) })}
          >
            {members.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {order.terms?.client_number && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {cartTexts.clientNumber({ code: order.terms.client_number })}
          </Box>
        )}
      </Box>
    </Card>
  )
})
