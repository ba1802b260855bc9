import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { parisDay } from '../../../resources/schema/paris-time'
import type { VoucherAnswer } from '../../../resources/stock/answers'
import { type Direction, voucherNumber, voucherRights } from '../../../resources/stock/voucher'
import { TakingAway } from '../../admin/form/TakingAway'
import { useAllowed } from '../../fields/engine'
import { PageHead } from '../../layout/PageHead'
import { useStockAct, useStockMember } from '../../trade/use-stock'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { toast } from '../../widgets/toast-store'
import { useStockCalls } from './use-stock-calls'
import { VoucherBadge } from './VoucherBadge'
import { useReasons, VoucherHeadForm } from './VoucherHeadForm'
import { VoucherLines } from './VoucherLines'
import { bodyOf, headOf, isNumber, linesOf, quantityProblem } from './voucher-draft'

const texts = stockScreenTexts.voucher

const places: Readonly<Record<Direction, string>> = { entry: '/stocks/entries', exit: '/stocks/exits' }
export const voucherPath = (direction: Direction) => places[direction]

/** Writes a voucher: a new one, or a draft. */
export function VoucherEditor({ direction, voucher }: { direction: Direction; voucher?: VoucherAnswer }) {
  const navigate = useNavigate()
  const calls = useStockCalls()
  const member = useStockMember()
  const may = useAllowed()
  const { run, isPending } = useStockAct()
  const [head, setHead] = useState(() => headOf(voucher, parisDay(new Date())))
  const [lines, setLines] = useState(() => (voucher ? linesOf(voucher) : []))
  const [isTried, setTried] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const reasons = useReasons(direction)
  const path = voucherPath(direction)
  const needsMeals = reasons.find(({ id }) => id === head.reason_id)?.meals_required === true
  const isWrong =
    !head.date_operation ||
    lines.some((line) => quantityProblem(line, direction) !== undefined) ||
    (direction === 'entry' && lines.some((line) => !isNumber(line.price, 'price'))) ||
    (direction === 'exit' && (head.reason_id === null || (needsMeals && !head.meals_number)))

  async function save(validate: boolean) {
    const isIncomplete = validate && (isWrong || !lines.length)
    if (
      isIncomplete ||
      !head.date_operation ||
      lines.some((line) => !isNumber(line.quantity, 'quantity', '0.001'))
    ) {
      setTried(true)
      return toast.error(lines.length ? texts.invalid : texts.addHelp)
    }
    const body = { ...bodyOf(head, lines, direction), validate }
    await run(
      () =>
        voucher
          ? calls.updateVoucher({ id: voucher.id, ...body, lock_version: voucher.lock_version })
          : calls.createVoucher({ adherentId: member, ...body, direction }),
      validate ? texts.validated : texts.saved,
      { after: ({ id }) => navigate(`${path}/${id}`, { replace: true }) },
    )
  }
  const remove = async () => {
    if (!voucher) return
    await run(() => calls.deleteVoucher({ id: voucher.id }), texts.deleted, {
      after: () => navigate(path, { replace: true }),
    })
  }
  const title = voucher ? voucherNumber(voucher) : texts.create[direction]
  return (
    <>
      <PageHead
        title={title}
        badge={voucher && <VoucherBadge state={voucher.state} />}
        back={{ path, label: texts.titles[direction] }}
      >
        {voucher && may(voucherRights[direction].remove) && (
          <TakingAway>
            <Button color="error" onClick={() => setRemoving(true)}>
              {texts.remove1}
            </Button>
          </TakingAway>
        )}
      </PageHead>
      <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
        <VoucherHeadForm direction={direction} head={head} onChange={setHead} isTried={isTried} />
      </Paper>
      <VoucherLines direction={direction} lines={lines} onChange={setLines} isTried={isTried} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
        <Button variant="outlined" loading={isPending} onClick={() => void save(false)}>
          {texts.save}
        </Button>
        <Button variant="contained" loading={isPending} onClick={() => void save(true)}>
          {texts.validate}
        </Button>
      </Box>
      <ConfirmDialog
        open={isRemoving}
        dangerous
        title={texts.removeTitle}
        confirmLabel={texts.remove1}
        pending={isPending}
        onClose={() => setRemoving(false)}
        onConfirm={() => void remove()}
      />
    </>
  )
}
