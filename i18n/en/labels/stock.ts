import { said } from '../said'

export const stockLabels = {
  stock_voucher: said(
    ['Stock voucher', 'Stock vouchers'],
    { user_id: 'Entered by' },
    {
      options: {
        flux: { '100': 'In', '150': 'Out', '200': 'Delivery' },
        state: { draft: 'Draft', validated: 'Confirmed', cancelled: 'Cancelled' },
      },
    },
  ),
  stock_entry: said(
    ['Goods-in voucher', 'Goods-in vouchers'],
    { user_id: 'Entered by' },
    {
      options: {
        flux: { '100': 'In', '150': 'Out', '200': 'Delivery' },
        state: { draft: 'Draft', validated: 'Confirmed', cancelled: 'Cancelled' },
      },
    },
  ),
  stock_exit: said(
    ['Goods-out voucher', 'Goods-out vouchers'],
    { user_id: 'Entered by' },
    {
      options: {
        flux: { '100': 'In', '150': 'Out', '200': 'Delivery' },
        state: { draft: 'Draft', validated: 'Confirmed', cancelled: 'Cancelled' },
      },
    },
  ),
  stock_voucher_line: said(['Voucher line', 'Voucher lines'], {}),
  stock_transaction: said(
    ['Stock movement', 'Stock movements'],
    { amount: 'Amount', user_id: 'By' },
    { options: { flux: { '100': 'In', '150': 'Out', '200': 'Delivery' } } },
  ),
  stock_level: said(['Stock status', 'Stock statuses'], {}),
  inventory: said(
    ['Stocktake', 'Stocktakes'],
    { user_id: 'Created by' },
    {
      options: {
        state: { created: 'Created', saved: 'Being entered', validated: 'Confirmed', deleted: 'Deleted' },
      },
    },
  ),
  inventory_line: said(['Stocktake line', 'Stocktake lines'], {}),
}
