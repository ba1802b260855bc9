import type { Direction } from '../../../resources/stock/voucher'
import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

const vouchers = (name: string, direction: Direction) =>
  lazyScreen(name, async () => {
    const { VoucherPages } = await import('./VoucherPages')
    return () => <VoucherPages direction={direction} />
  })

/** The stock of a member that has the module. */
export const stockScreens: Screens = {
  StockState: {
    path: '/stocks/state/*',
    permission: 'viewStockEntry',
    Page: lazyScreen('StockState', async () => (await import('./StockPages')).StatePages),
  },
  EntryVoucherList: {
    path: '/stocks/entries/*',
    permission: 'viewStockEntry',
    Page: vouchers('EntryVoucherList', 'entry'),
  },
  ExitVoucherList: {
    path: '/stocks/exits/*',
    permission: 'viewStockExit',
    Page: vouchers('ExitVoucherList', 'exit'),
  },
  InventoryList: {
    path: '/stocks/inventories/*',
    permission: 'viewInventory',
    Page: lazyScreen('InventoryList', async () => (await import('./StockPages')).InventoryPages),
  },
  StockSettings: {
    path: '/settings/stock',
    permission: 'settingsStock',
    Page: lazyScreen(
      'StockSettings',
      async () => (await import('./settings/StockSettingsScreen')).StockSettingsScreen,
    ),
  },
}
