import { Suspense } from 'react'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import type { TabPage } from '../../widgets/TabPages'
import { type Panel, useHeldTabs, usePanels } from './extensions'
import type { FormTab } from './form-names'
import { useFormScope } from './form-scope'

/** The further tabs of the record around; a new one has none. */
export function usePanelTabs(): TabPage[] {
  const { resource, record } = useFormScope()
  const panels = usePanels(resource.name)
  if (!record) return []
  const isFirst = ({ leads }: Panel) => leads?.(record) === true
  return [...panels.filter(isFirst), ...panels.filter((panel) => !isFirst(panel))].map((panel) =>
    tabOf(panel),
  )
}

/** The tabs of a form that no panel draws; of a new record the first one too, before there are panels. */
export function useOwnTabs(tabs: readonly FormTab[]): readonly FormTab[] {
  const { resource, record } = useFormScope()
  const held = useHeldTabs(resource.name)
  return tabs.filter(({ title }, at) => !held.has(title) || (!record && at === 0))
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
