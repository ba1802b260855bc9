import { Suspense } from 'react'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import type { TabPage } from '../../widgets/TabPages'
import { type Panel, usePanels } from './extensions'
import { useFormScope } from './form-scope'

/** The further tabs of the record around; a new one has none. */
export function usePanelTabs(): TabPage[] {
  const { resource, record } = useFormScope()
  const panels = usePanels(resource.name)
  return record ? panels.map((panel) => tabOf(panel)) : []
}

const tabOf = (panel: Panel): TabPage => ({
  name: panel.name,
  label: panel.title,
  content: <FormPanel panel={panel} />,
})

function FormPanel({ panel: { Content } }: { panel: Panel }) {
  const scope = useFormScope()
  return (
    <Suspense fallback={<FormSkeleton fields={4} />}>
      <Content scope={scope} />
    </Suspense>
  )
}
