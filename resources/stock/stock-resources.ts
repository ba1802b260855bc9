import { inventory, inventoryLine } from './inventory'
import { stockLevel, stockTransaction, stockVoucherLine } from './ledger'
import { stockEntry, stockExit, stockVoucher } from './voucher'

/** What is declared of stock. */
export const stockResources = [
  stockVoucher,
  stockEntry,
  stockExit,
  stockVoucherLine,
  stockTransaction,
  stockLevel,
  inventory,
  inventoryLine,
] as const
