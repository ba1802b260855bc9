import type { AnyResource } from '../schema/resource'
import { dashboardMessage, dashboardMessageRead } from './dashboard-message'
import { file } from './file'
import { helpDocument } from './help-document'

/** The shared content's resources. */
export const contentResources: readonly AnyResource[] = [
  dashboardMessage,
  dashboardMessageRead,
  file,
  helpDocument,
]
