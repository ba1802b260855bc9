import type { ReactNode } from 'react'
import { resources } from '../../../resources'
import { FormExtensionsContext } from '../../../src/admin/form/extensions'
import { icons } from '../../../src/apps/back-office/icons'
import { Shell } from '../../../src/layout/Shell'
import { startApplication } from '../../../src/layout/start-application'
import { resourceScreen } from '../../../src/screens/resource-screen'
import { HolidayParts, ManufacturerParts, SupplierParts } from './FormParts'
import { BulkParts, ListParts } from './ListParts'
import { OwnScreen } from './OwnScreen'

/** The back office with react-admin's own parts in its slots, and a screen made of nothing else. */
const Frame = ({ children }: { children: ReactNode }) => (
  <Shell>
    <FormExtensionsContext
      value={{
        widgets: {},
        slots: {
          manufacturer: { before: ManufacturerParts },
          supplier: { before: SupplierParts },
          holiday: { before: HolidayParts },
        },
        lists: { manufacturer: { Before: ListParts, Bulk: BulkParts } },
      }}
    >
      {children}
    </FormExtensionsContext>
  </Shell>
)

const screens = {
  Home: { path: '/', Page: OwnScreen },
  Manufacturers: resourceScreen(resources, 'manufacturer'),
  SupplierManagement: resourceScreen(resources, 'supplier'),
  Holidays: resourceScreen(resources, 'holiday'),
}

startApplication({ app: 'back-office', storeKey: 'BO', screens, icons, registry: resources, Frame })
