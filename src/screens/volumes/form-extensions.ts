import { lazy } from 'react'
import { panelTitles as texts } from '../../../i18n/fr/panels'
import { type VolumeRequestStatus, volumeRequestStates } from '../../../resources/volumes/states'
import type { FormExtensions } from '../../admin/form/extensions'

const VolumesPanel = lazy(async () => ({ default: (await import('./VolumesPanel')).VolumesPanel }))

/** What is added to the pages of a request for volumes: its answers and what they come to. */
export const volumeForms = {
  panels: {
    purchase_volume_request: [{ name: 'volumes', title: texts.volumes, Content: VolumesPanel }],
  },
  /** Once it is sent a request is read only, but for its own calls. */
  locks: {
    purchase_volume_request: ({ status }) =>
      status === '100'
        ? undefined
        : texts.lockedVolumeRequest({ state: volumeRequestStates[status as VolumeRequestStatus].label }),
  },
} as const satisfies Partial<FormExtensions>
