import { useFormState } from 'react-hook-form'
import type { AnyResource } from '../../../resources/schema/resource'
import { useUrlChoice } from '../../widgets/use-url-choice'
import { usePanels } from './extensions'
import { FormActions } from './FormActions'
import { useOwnTabs } from './FormPanel'
import { tabsOf } from './form-names'

type Props = { resource: AnyResource; onCancel: () => void }

/** The bar of a record's form; on a tab that is saved on its own it only shows while something of the form waits. */
export function EditActions({ resource, onCancel }: Props) {
  const [tab] = useUrlChoice('tab')
  const { isDirty } = useFormState()
  const panels = usePanels(resource.name)
  const isAllHeld = useOwnTabs(tabsOf(resource)).length === 0
  const isOnPanel = isAllHeld || panels.some(({ name }) => name === tab)
  return isOnPanel && !isDirty ? null : <FormActions onCancel={onCancel} />
}
