import { lazy } from 'react'
import { shownOption } from '../../../resources/settings/general-options'
import type { FormExtensions } from '../../admin/form/extensions'

const OptionValueInput = lazy(async () => ({
  default: (await import('./OptionValueInput')).OptionValueInput,
}))
const EgalimPreview = lazy(async () => ({ default: (await import('./EgalimPreview')).EgalimPreview }))
const ImportPassage = lazy(async () => ({ default: (await import('./ImportPassage')).ImportPassage }))
const ZoneForm = lazy(async () => ({ default: (await import('./ZoneForm')).ZoneForm }))

/** What the settings add to their generated forms: an unusual input, a slot, a form written by hand. */
export const settingForms: FormExtensions = {
  widgets: { generaloption: { value: OptionValueInput } },
  slots: { label: { 'after:EGAlim': EgalimPreview }, scheduled_import: { before: ImportPassage } },
  readings: { generaloption: { value: shownOption } },
  bodies: { zone: ZoneForm },
}
