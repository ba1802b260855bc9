import { dashboardMessage, dashboardMessageRead } from './dashboard-message'
import { file } from './file'
import { helpDocument } from './help-document'

/** The shared content's resources. */
export const contentResources = [dashboardMessage, dashboardMessageRead, file, helpDocument] as const
