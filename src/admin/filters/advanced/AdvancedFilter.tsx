import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { advancedTexts as texts } from '../../../../i18n/fr/advanced-filter'
import { mostConditions } from '../../../../resources/schema/condition'
import { useAllowed, useEngine } from '../../../fields/engine'
import { FormSkeleton } from '../../../widgets/FormSkeleton'
import { Modal } from '../../../widgets/Modal'
import { useListScreen } from '../../list/list-screen'
import { readTree, treeName } from '../../list/list-tree'
import { reachedFields } from '../../list/reached-fields'
import { filterKind } from '../filter-kind'
import { useFilters } from '../use-filters'
import { BuilderContext } from './builder'
import { ConditionGroup } from './ConditionGroup'
import { type DraftGroup, draftLeaves, draftOf, fieldsOf, isGroup, newGroup, treeOf } from './draft'
import { Sentence } from './Sentence'

/** The window in which conditions are put together in groups; the list follows once they are applied. */
export function AdvancedFilter({ onClose }: { onClose: () => void }) {
  const { registry } = useEngine()
  const isWhole = useSyncExternalStore(registry.onWhole, registry.isWhole)
  if (!isWhole) void registry.whole()
  if (isWhole) return <Window onClose={onClose} />
  return (
    <Modal open size="md" title={texts.title} onClose={onClose}>
      <FormSkeleton />
    </Modal>
  )
}

/** The conditions that the list has now, to be changed. */
function useFirstDraft(): () => DraftGroup {
  const { resource } = useListScreen()
  const { registry } = useEngine()
  const { currentOf } = useFilters()
  return () => {
    const [tree] = readTree(resource, currentOf(treeName))
    if (!tree) return newGroup('all')
    const draft = draftOf(fieldsOf(registry, resource), tree)
    return isGroup(draft) ? draft : newGroup('all', [draft])
  }
}

function Window({ onClose }: { onClose: () => void }) {
  const { resource } = useListScreen()
  const { registry } = useEngine()
  const isAllowed = useAllowed()
  const { currentOf, set } = useFilters()
  const [draft, setDraft] = useState(useFirstDraft())
  const [isTried, setTried] = useState(false)
  const fieldOf = useMemo(() => fieldsOf(registry, resource), [registry, resource])
  const groups = useMemo(
    () => reachedFields(registry, resource, { isAllowed, fits: (field) => filterKind(field) !== undefined }),
    [registry, resource, isAllowed],
  )
  const tree = treeOf(fieldOf, draft)
  const isFull = draftLeaves(draft).length >= mostConditions.leaves
  const apply = () => {
    setTried(true)
    if (!tree && draft.items.length) return
    set(treeName, tree ? JSON.stringify(tree) : '')
    onClose()
  }
  const clear = () => {
    set(treeName, '')
    onClose()
  }
  return (
    <Modal
      open
      size="md"
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          {currentOf(treeName) && (
            <Button color="inherit" onClick={clear} sx={{ mr: 'auto' }}>
              {texts.clear}
            </Button>
          )}
          <Button color="inherit" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="contained" onClick={apply}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <Box component="p" sx={{ mt: 0, mb: 2, color: 'text.secondary', typography: 'body2' }}>
        {texts.explain}
      </Box>
      <BuilderContext value={{ fieldOf, groups, isTried, isFull }}>
        <ConditionGroup group={draft} onChange={setDraft} />
      </BuilderContext>
      <Box role="status" aria-label={texts.sentence} sx={{ mt: 2, typography: 'body2' }}>
        {tree ? (
          <Sentence fieldOf={fieldOf} tree={tree} />
        ) : draft.items.length === 0 ? (
          texts.nothing
        ) : (
          isTried && texts.incomplete
        )}
        {isFull && <div>{texts.most({ smart_count: mostConditions.leaves })}</div>}
      </Box>
    </Modal>
  )
}
