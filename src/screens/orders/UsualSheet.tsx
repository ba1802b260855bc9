import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { type KeyboardEvent, useState } from 'react'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { euros } from '../../../i18n/fr/orders'
import { useAllowed } from '../../fields/engine'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { Modal } from '../../widgets/Modal'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { toast } from '../../widgets/toast-store'
import { isReady } from './is-ready'
import { SendDialog } from './SendDialog'
import { UsualLines } from './UsualLines'
import { type FilledCart, useUsual } from './use-usual'

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
} as const

/** « Commander comme la semaine dernière »: the habits in one sheet, edited by the keyboard, then sent (domain §5.10). */
export function UsualSheet({ onClose }: { onClose: () => void }) {
  const usual = useUsual()
  const allowed = useAllowed()
  const [sending, setSending] = useState<FilledCart[]>()
  const { query, suppliers, wanted, total, order, isPending } = usual
  const leaveInCarts = () => {
    toast.success(texts.added({ smart_count: wanted.length }))
    onClose()
  }
  const toCarts = () => void order(leaveInCarts)
  const send = () =>
    void order((carts) => (carts.some(isReady) ? setSending(carts.filter(isReady)) : leaveInCarts()))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    if (wanted.length && !isPending) send()
  }
  if (sending) return <SendDialog carts={sending} onClose={onClose} />
  return (
    <Modal
      open
      size="lg"
      title={texts.usual}
      onClose={onClose}
      actions={
        <Box sx={foot}>
          <Box role="status" sx={{ flex: '1 1 180px', fontWeight: 600 }}>
            {wanted.length > 0 && texts.usualTotal({ smart_count: wanted.length, amount: euros(total) })}
          </Box>
          <Button disabled={!wanted.length} loading={isPending} onClick={toCarts}>
            {texts.toCarts}
          </Button>
          {(allowed('sendCartByProvider') || allowed('sendCartByMember')) && (
            <Button variant="contained" disabled={!wanted.length} loading={isPending} onClick={send}>
              {texts.orderNow}
            </Button>
          )}
        </Box>
      }
    >
      <Box onKeyDownCapture={onKeyDown}>
        {query.isError && <ErrorState text={query.error.message} onRetry={() => void query.refetch()} />}
        {query.isPending && <TableSkeleton rows={8} columns={3} />}
        {query.data && usual.all.length === 0 && (
          <EmptyState title={texts.usualNone} text={texts.usualNoneText} />
        )}
        {query.data && usual.all.length > 0 && (
          <>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {texts.usualOf({ smart_count: query.data.weeks })}
            </Box>
            <Box sx={{ display: { xs: 'none', sm: 'block' }, typography: 'body2', color: 'text.secondary' }}>
              {texts.usualKeys}
            </Box>
            <FormControlLabel
              sx={{ ml: -1, gap: 0.5 }}
              label={texts.usualAll}
              control={<Switch checked={usual.isWhole} onChange={(_event, whole) => usual.setWhole(whole)} />}
            />
            {suppliers.length === 0 && <EmptyState title={texts.usualNone} text={texts.usualCovered} />}
            <UsualLines suppliers={suppliers} quantityOf={usual.quantityOf} change={usual.change} />
          </>
        )}
      </Box>
    </Modal>
  )
}
