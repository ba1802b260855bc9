import { lazy } from 'react'
import { panelTitles } from '../../../i18n/fr/panels'
import type { FormExtensions, Panel, Slot } from '../../admin/form/extensions'

const ReferencingPanel = lazy(async () => ({
  default: (await import('./referencing/ReferencingPanel')).ReferencingPanel,
}))
const PlatformsPanel = lazy(async () => ({
  default: (await import('./platforms/PlatformsPanel')).PlatformsPanel,
}))
const ContractsPanel = lazy(async () => ({
  default: (await import('./contracts/ContractsPanel')).ContractsPanel,
}))
const CoveragePanel = lazy(async () => ({
  default: (await import('./coverage/CoveragePanel')).CoveragePanel,
}))
const GroupMembers = lazy(async () => ({ default: (await import('./members/GroupMembers')).GroupMembers }))
const OrderLevels = lazy(async () => ({ default: (await import('./members/OrderLevels')).OrderLevels }))
const MemberNotice = lazy(async () => ({ default: (await import('./members/MemberNotice')).MemberNotice }))
const DeliverySlot = lazy(async () => ({ default: (await import('./deliveries/DeliverySlot')).DeliverySlot }))
const SameAddressInput = lazy(async () => ({
  default: (await import('./SameAddressInput')).SameAddressInput,
}))
const DeliveryDaysInput = lazy(async () => ({
  default: (await import('./deliveries/DeliveryDaysInput')).DeliveryDaysInput,
}))

const panel = (
  name: string,
  title: string,
  { Content, permission }: { Content: Slot; permission?: string },
): Panel => ({
  name,
  title,
  Content,
  ...(permission ? { permission } : {}),
})
const referencing = panel('referencing', panelTitles.referencing, {
  Content: ReferencingPanel,
  permission: 'manageReferencing',
})
const levels = panel('levels', panelTitles.levels, { Content: OrderLevels, permission: 'settingOrderLevel' })

/** What the directory adds to its generated forms. */
export const directoryForms = {
  widgets: {
    adherent: { same_address: SameAddressInput },
    supplier: { same_address: SameAddressInput },
    platform_terms: { delivery_days: DeliveryDaysInput },
    referencing_terms: { delivery_days: DeliveryDaysInput },
  },
  slots: {
    adherent: { before: MemberNotice },
    platform: { 'before:Conditions et livraisons': DeliverySlot },
  },
  panels: {
    adherent: [referencing, levels],
    groupadherent: [panel('members', panelTitles.members, { Content: GroupMembers }), referencing, levels],
    supplier: [
      panel('platforms', panelTitles.platforms, { Content: PlatformsPanel }),
      panel('contracts', panelTitles.contracts, { Content: ContractsPanel }),
      referencing,
      panel('coverage', panelTitles.coverage, { Content: CoveragePanel }),
    ],
  },
} satisfies FormExtensions
