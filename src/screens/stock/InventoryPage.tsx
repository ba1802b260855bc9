import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { euros } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { saveBlob } from '../../../providers/transfers'
import { frenchDay } from '../../../resources/schema/date-text'
import { signed } from '../../../resources/schema/decimal-text'
import type { InventoryAnswer } from '../../../resources/stock/inventory-answers'
import { TakingAway } from '../../admin/form/TakingAway'
import { useAllowed } from '../../fields/engine'
import { PageHead } from '../../layout/PageHead'
import { useStockAct } from '../../trade/use-stock'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { toast } from '../../widgets/toast-store'
import { CountSheet } from './CountSheet'
import { InventoryBadge } from './InventoryBadge'
import { InventoryResult } from './InventoryResult'
import { useCounts } from './use-counts'
import { useStockCalls } from './use-stock-calls'

const texts = stockScreenTexts.inventory
const listPath = '/stocks/inventories'

/** An inventory: its sheet while it is open, its result afterwards. */
export function InventoryPage({ inventory }: { inventory: InventoryAnswer }) {
  const { id, lines } = inventory
  const navigate = useNavigate()
  const calls = useStockCalls()
  const may = useAllowed()
  const counts = useCounts(id)
  const { run, isPending } = useStockAct()
  const [asking, setAsking] = useState<'validate' | 'remove'>()
  const [isZero, setZero] = useState(false)
  const isOpen = inventory.state === 'created' || inventory.state === 'saved'
  const left = lines.filter((line) => line.quantity_real === null)
  const close = () => setAsking(undefined)
  const scope = [...inventory.storagemodes, ...inventory.families].join(', ') || texts.wholeStock
  const validate = async () => {
    if (!(await counts.flush())) return toast.error(texts.notSaved)
    await run(() => calls.validateInventory({ id, zero_uncounted: isZero }), texts.validated, {
      after: close,
    })
  }
  const remove = () =>
    run(() => calls.deleteInventory({ id }), texts.removed, {
      after: () => navigate(listPath, { replace: true }),
    })
  return (
    <>
      <PageHead
        title={inventory.label}
        badge={<InventoryBadge state={inventory.state} />}
        subtitle={[
          frenchDay(inventory.inventory_date),
          scope,
          inventory.gap_value !== null && `${texts.gap} : ${signed(inventory.gap_value, euros)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
        back={{ path: listPath, label: texts.title }}
      >
        {isOpen && may('validateInventory') && (
          <Button variant="contained" onClick={() => setAsking('validate')}>
            {texts.validate}
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<PictureAsPdf />}
          onClick={() =>
            void calls.inventoryPdf({ id }).then(
              ({ blob, filename }) => saveBlob(blob, filename ?? 'inventaire.pdf'),
              () => undefined,
            )
          }
        >
          {texts.pdf}
        </Button>
        {isOpen && may('deleteInventory') && (
          <TakingAway>
            <Button color="error" onClick={() => setAsking('remove')}>
              {texts.remove}
            </Button>
          </TakingAway>
        )}
      </PageHead>
      {isOpen && may('saveInventory') ? (
        <CountSheet inventory={inventory} counts={counts} />
      ) : (
        <InventoryResult inventory={inventory} />
      )}
      <ConfirmDialog
        open={asking === 'validate'}
        title={texts.validateTitle}
        confirmLabel={texts.validate}
        pending={isPending}
        onClose={close}
        onConfirm={() => void validate()}
      >
        {texts.validateText({ date: frenchDay(inventory.inventory_date) })}
        {left.length > 0 && (
          <Box sx={{ mt: 2 }}>
            <Box sx={{ fontWeight: 600 }}>{texts.left({ smart_count: left.length })}</Box>
            <Box
              component="ul"
              sx={{ maxHeight: 180, overflow: 'auto', my: 1, pl: 2.5 }}
              tabIndex={0}
              aria-label={texts.left({ smart_count: left.length })}
            >
              {left.map((line) => (
                <li key={line.id}>{line.item?.label}</li>
              ))}
            </Box>
            <FormControlLabel
              control={<Checkbox checked={isZero} onChange={(_, checked) => setZero(checked)} />}
              label={texts.zero}
            />
          </Box>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        dangerous
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        pending={isPending}
        onClose={close}
        onConfirm={() => void remove()}
      >
        {texts.removeText}
      </ConfirmDialog>
    </>
  )
}
