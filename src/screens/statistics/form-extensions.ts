import { lazy } from 'react'
import { panelTitles as texts } from '../../../i18n/fr/panels'
import type { Panel } from '../../admin/form/extensions'

const panel = (name: 'MemberMembership' | 'GroupMembership'): Panel => ({
  name: 'membership',
  title: texts.membership,
  permission: 'viewStatistics',
  Content: lazy(async () => ({ default: (await import('./MembershipScreen'))[name] })),
})

/** What is added to the pages of members and groups: what a year of membership brought them. */
export const membershipPanels = {
  adherent: panel('MemberMembership'),
  groupadherent: panel('GroupMembership'),
} as const
