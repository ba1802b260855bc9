import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { type Direction, voucherRights } from '../../../resources/stock/voucher'
import { DocumentList } from '../../admin/list/DocumentList'
import { useAllowed } from '../../fields/engine'
import { useStockRows } from '../../trade/own-rows'
import { voucherLists } from './stock-lists'

/** « Bons d'entrée », deliveries included, or « Bons de sortie ». */
export function VoucherListScreen({ direction }: { direction: Direction }) {
  const may = useAllowed()
  const view = voucherLists[direction]
  return (
    <DocumentList
      view={view}
      conditions={useStockRows()}
      actions={
        may(voucherRights[direction].create) && (
          <Button variant="contained" component={Link} to={`${view.path}/new`}>
            {stockScreenTexts.voucher.create[direction]}
          </Button>
        )
      }
    />
  )
}
