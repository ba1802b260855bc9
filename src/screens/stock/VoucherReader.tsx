import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { euros } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { saveBlob } from '../../../providers/transfers'
import { frenchDay } from '../../../resources/schema/date-text'
import type { VoucherAnswer } from '../../../resources/stock/answers'
import { costPerMeal } from '../../../resources/stock/inventory-rules'
import { itemKey } from '../../../resources/stock/item-key'
import { voucherNumber, voucherRights } from '../../../resources/stock/voucher'
import { TakingAway } from '../../admin/form/TakingAway'
import { useAllowed } from '../../fields/engine'
import { PageHead } from '../../layout/PageHead'
import { costText, mealCostText, withUnit } from '../../trade/amounts'
import { useStockAct } from '../../trade/use-stock'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { Facts } from '../../widgets/Facts'
import { SheetTable } from '../../widgets/SheetTable'
import { useStockCalls } from './use-stock-calls'
import { VoucherBadge } from './VoucherBadge'
import { voucherPath } from './VoucherEditor'

const { voucher: texts, columns } = stockScreenTexts

function factsOf(voucher: VoucherAnswer): [string, ReactNode][] {
  const { meals_number, total_ht } = voucher
  const cost = meals_number ? costPerMeal([{ amount: total_ht, meals_number, counted: true }]) : null
  return [
    [texts.date, frenchDay(voucher.date_operation)],
    [texts.reason, voucher.reason],
    [texts.supplier, voucher.supplier],
    [
      texts.order,
      voucher.order_number && (
        <MuiLink component={Link} to={`/orders/receive/${voucher.order_id}`}>
          {voucher.order_number}
        </MuiLink>
      ),
    ],
    [texts.meal, voucher.mealtype],
    [texts.client, voucher.clientmeal],
    [texts.meals, meals_number],
    [stockScreenTexts.meals.cost, cost && mealCostText(cost)],
    [columns.total, euros(total_ht)],
    [texts.comment, voucher.comment],
  ]
}

function Lines({ voucher }: { voucher: VoucherAnswer }) {
  return (
    <SheetTable
      name={texts.lines}
      rows={voucher.lines}
      keyOf={(line) => line.id}
      columns={[
        {
          title: columns.article,
          is: 'what',
          of: (line) => (
            <MuiLink component={Link} to={`/stocks/state/${itemKey(line)}`}>
              {line.item?.label}
            </MuiLink>
          ),
          under: (line) => line.item?.ref_supplier,
        },
        { title: columns.batch, is: 'side', of: (line) => line.batch },
        {
          title: columns.bestBefore,
          is: 'side',
          of: (line) => line.best_before && frenchDay(line.best_before),
        },
        {
          title: columns.quantity,
          is: 'number amount',
          of: (line) => withUnit(line.quantity, line.item?.unit ?? ''),
        },
        {
          title: columns.cost,
          is: 'number',
          of: (line) => line.price_unit_ht && costText(line.price_unit_ht),
        },
        { title: columns.amount, is: 'number amount', of: (line) => euros(line.amount_ht) },
      ]}
    />
  )
}

/** A voucher that has moved the stock, or was cancelled. */
export function VoucherReader({ voucher }: { voucher: VoucherAnswer }) {
  const { direction, id } = voucher
  const calls = useStockCalls()
  const may = useAllowed()
  const { run, isPending } = useStockAct()
  const [isCancelling, setCancelling] = useState(false)
  const mayCancel =
    voucher.state === 'validated' && voucher.flux !== '200' && may(voucherRights[direction].remove)
  const title = voucherNumber(voucher)
  return (
    <>
      <PageHead
        title={title}
        badge={<VoucherBadge state={voucher.state} />}
        subtitle={texts.by({ author: voucher.author })}
        back={{ path: voucherPath(direction), label: texts.titles[direction] }}
      >
        <Button
          variant="outlined"
          startIcon={<PictureAsPdf />}
          onClick={() =>
            void calls.voucherPdf({ id }).then(
              ({ blob, filename }) => saveBlob(blob, filename ?? 'bon.pdf'),
              () => undefined,
            )
          }
        >
          {texts.pdf}
        </Button>
        {mayCancel && (
          <TakingAway>
            <Button color="error" onClick={() => setCancelling(true)}>
              {texts.cancel}
            </Button>
          </TakingAway>
        )}
      </PageHead>
      <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
        <Facts of={factsOf(voucher)} />
      </Paper>
      <Lines voucher={voucher} />
      <ConfirmDialog
        open={isCancelling}
        dangerous
        title={texts.cancelTitle}
        confirmLabel={texts.cancel}
        pending={isPending}
        onClose={() => setCancelling(false)}
        onConfirm={() =>
          void run(() => calls.cancelVoucher({ id }), texts.cancelled).then(() => setCancelling(false))
        }
      >
        {texts.cancelText}
      </ConfirmDialog>
    </>
  )
}
