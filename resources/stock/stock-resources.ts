import type { AnyResource } from '../schema/resource'
import { inventory, inventoryLine } from './inventory'
import { stockLevel, stockTransaction, stockVoucherLine } from './ledger'
import { stockEntry, stockExit, stockVoucher } from './voucher'

/** What is declared of stock. */
export const stockResources: readonly AnyResource[] = [
  stockVoucher,
  stockEntry,
  stockExit,
  stockVoucherLine,
  stockTransaction,
  stockLevel,
  inventory,
  inventoryLine,
]
