import type { Call } from '../api/call'
import { allAdherents } from './all-adherents'
import { nextDeliveries } from './next-deliveries'
import { supplierCalls } from './own-supplier'
import { platformCalls } from './platform-calls'
import { referencingBulk } from './referencing-bulk'
import { supplierCoverageCalls } from './save-coverage'
import { supplierContacts } from './supplier-contacts'
import { supplierContracts } from './supplier-contracts'
import { supplierExport } from './supplier-export'
import { supplierLists } from './supplier-lists'
import { supplierMembers } from './supplier-members'
import { termsCall } from './terms-call'

/** The directory's own calls. */
export const directoryCalls: Call[] = [
  ...allAdherents,
  ...supplierCalls,
  ...supplierLists,
  ...supplierMembers,
  ...supplierContacts,
  ...supplierContracts,
  supplierExport,
  ...supplierCoverageCalls,
  termsCall,
  ...nextDeliveries,
  ...platformCalls,
  ...referencingBulk,
]
