import { createElement, lazy, Suspense, useState } from 'react'
import { shownOption } from '../../../resources/settings/general-options'
import type { FormExtensions, Slot } from '../../admin/form/extensions'

const OptionValueInput = lazy(async () => ({
  default: (await import('./OptionValueInput')).OptionValueInput,
}))
const parts = () => import('./form-parts')
const EgalimPreview = lazy(async () => ({ default: (await parts()).EgalimPreview }))
const ImportPassage = lazy(async () => ({ default: (await parts()).ImportPassage }))
const IdentityPanel = lazy(async () => ({ default: (await parts()).IdentityPanel }))
const ZoneForm = lazy(async () => ({ default: (await import('./ZoneForm')).ZoneForm }))

/** The passage's own part may come after its button was pressed: what stood there before is known by then. */
const Passage: Slot = ({ scope }) => {
  const [before] = useState(scope.record?.last_run_at)
  return createElement(Suspense, null, createElement(ImportPassage, { scope, before }))
}

/** What the settings add to their generated forms: an unusual input, a slot, a form written by hand. */
export const settingForms: FormExtensions = {
  widgets: { generaloption: { value: OptionValueInput } },
  slots: {
    label: { 'after:EGAlim': EgalimPreview },
    scheduled_import: { before: Passage },
    identity_provider: { after: IdentityPanel },
  },
  readings: { generaloption: { value: shownOption } },
  bodies: { zone: ZoneForm },
}
