import { lazy } from 'react'
import { panelTitles as texts } from '../../../i18n/fr/panels'
import type { Panel } from '../../admin/form/extensions'

/** What is added to the pages of members, groups and services: their shares of the law. */
export const egalimPanel: Panel = {
  name: 'egalim',
  title: texts.egalim,
  permission: 'viewEgalim',
  Content: lazy(async () => ({ default: (await import('./EgalimPanel')).EgalimPanel })),
}
