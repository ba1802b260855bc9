import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { orderPageTexts as texts } from '../../../i18n/fr/order-pages'
import type { IgnoredLine } from '../../../resources/orders/tool-answers'
import { useOrderCalls } from '../../trade/use-order-calls'
import { IgnoredDialog } from './IgnoredDialog'
import { useRun } from './use-run'

/** A new cart with the same lines at today's prices; what could not come along is told. */
export function DuplicateButton({ id }: { id: number }) {
  const calls = useOrderCalls()
  const navigate = useNavigate()
  const { run, isPending } = useRun()
  const [left, setLeft] = useState<{ id: number; ignored: IgnoredLine[] }>()
  async function duplicate() {
    let ignored: IgnoredLine[] = []
    const order = await run(async () => {
      const answer = await calls.duplicate({ id })
      ignored = answer.ignored
      return answer
    }, texts.duplicated)
    if (!order) return
    if (ignored.length) setLeft({ id: order.id, ignored })
    else navigate(`/carts/in-progress/${order.id}`)
  }
  return (
    <>
      <Button
        startIcon={<ContentCopy />}
        loading={isPending}
        loadingPosition="start"
        onClick={() => void duplicate()}
      >
        {texts.duplicate}
      </Button>
      {left && (
        <IgnoredDialog
          ignored={left.ignored}
          onClose={() => navigate(`/carts/in-progress/${left.id}`)}
          closeLabel={texts.openCart}
        />
      )}
    </>
  )
}
