import { useMemo, useSyncExternalStore } from 'react'
import { advancedTexts as texts } from '../../../../i18n/fr/advanced-filter'
import { useEngine } from '../../../fields/engine'
import { useListScreen } from '../../list/list-screen'
import { readTree } from '../../list/list-tree'
import { fieldsOf } from './draft'
import { Sentence } from './Sentence'

/** What the advanced filter of a list asks for, as a sentence. */
export function TreeSentence({ value }: { value: string }) {
  const { resource } = useListScreen()
  const { registry } = useEngine()
  const isWhole = useSyncExternalStore(registry.onWhole, registry.isWhole)
  if (!isWhole) void registry.whole()
  const fieldOf = useMemo(() => fieldsOf(registry, resource), [registry, resource])
  const [tree] = readTree(resource, value)
  if (!tree || !isWhole) return texts.title
  return <Sentence fieldOf={fieldOf} tree={tree} />
}
