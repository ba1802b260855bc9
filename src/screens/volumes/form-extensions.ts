import { lazy } from 'react'
import { panelTitles as texts } from '../../../i18n/fr/panels'
import type { FormExtensions } from '../../admin/form/extensions'

const VolumesPanel = lazy(async () => ({ default: (await import('./VolumesPanel')).VolumesPanel }))

/** What is added to the pages of a request for volumes: its answers and what they come to. */
export const volumeForms = {
  panels: {
    purchase_volume_request: [{ name: 'volumes', title: texts.volumes, Content: VolumesPanel }],
  },
} as const satisfies Partial<FormExtensions>
