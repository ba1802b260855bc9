import { lazy } from 'react'
import { panelTitles as texts } from '../../../i18n/fr/panels'
import type { Panel } from '../../admin/form/extensions'

/** What is added to the pages of members and groups: what a year of membership brought them. */
export const membershipPanel: Panel = {
  name: 'membership',
  title: texts.membership,
  permission: 'viewStatistics',
  Content: lazy(async () => ({ default: (await import('./MembershipScreen')).MembershipPanel })),
}
