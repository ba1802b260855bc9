import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Merge from '@mui/icons-material/MergeOutlined'
import Off from '@mui/icons-material/ToggleOffOutlined'
import On from '@mui/icons-material/ToggleOnOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { listTexts } from '../../../i18n/fr/list'
import { listBulkTexts } from '../../../i18n/fr/list-bulk'
import { mergeScreenTexts } from '../../../i18n/fr/merge-screens'
import { officeTexts } from '../../../i18n/fr/office'
import { mostMerged } from '../../../resources/schema/mergeable'
import { canStrike } from '../../../resources/schema/out-of-service'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { ExportButton } from '../export/ExportButton'
import { useListParts } from '../form/extensions'
import { doublesPath } from '../paths'
import { StruckNotice } from '../struck/StruckNotice'
import { useStruck } from '../struck/use-struck'
import { BulkActions } from './BulkActions'
import { BulkEdit, useManyFields } from './BulkEdit'
import { BulkMore } from './BulkMore'
import { BulkResultDialog } from './BulkResultDialog'
import { EditFound, SelectAll, Unselect } from './BulkSelection'
import { useListScreen } from './list-screen'
import { useBulk } from './use-bulk'

/** What can be done with the selected rows; there only while some are. */
export function BulkTools() {
  const { resource, rights, selection, question } = useListScreen()
  const bulk = useBulk()
  const [asking, setAsking] = useState(false)
  const [editing, setEditing] = useState<'selected' | 'found'>()
  const hasFields = useManyFields(resource).length > 0
  const mayEdit = rights.update && resource.calls.update !== undefined && hasFields
  const { Bulk } = useListParts(resource.name)
  const count = selection.ids.length
  const hasActive =
    rights.update && resource.fields.active?.kind === 'bool' && !resource.fields.active.readonly
  const { areMeant, dialog: struck } = useStruck(resource)
  const deactivate = async () => {
    const change = { active: false }
    if (await areMeant(selection.ids, change)) await bulk.update(change, listBulkTexts.deactivated)
  }
  const remove = async () => {
    await bulk.remove(listBulkTexts.removed)
    setAsking(false)
  }
  return (
    <>
      <Collapse in={count > 0} unmountOnExit>
        <Box role="toolbar" aria-label={listTexts.selected({ smart_count: count })} sx={bar}>
          <Box component="strong" role="status" sx={{ mr: 1 }}>
            {listTexts.selected({ smart_count: count })}
          </Box>
          <SelectAll />
          {mayEdit && <EditFound onEdit={() => setEditing('found')} />}
          <Unselect />
          <Box sx={{ flex: { sm: 1 } }} />
          {mayEdit && (
            <Button
              size="small"
              startIcon={<Edit />}
              disabled={bulk.pending}
              onClick={() => setEditing('selected')}
            >
              {officeTexts.edit}
            </Button>
          )}
          <ExportButton
            resource={resource}
            filters={[{ name: 'id', operator: 'in', value: selection.ids }]}
            orders={question.meta.orders ?? []}
            total={count}
          />
          <BulkMore>
            {Bulk && (
              <Suspense fallback={null}>
                <Bulk />
              </Suspense>
            )}
            <BulkActions bulk={bulk} />
            {hasActive && (
              <>
                <Button
                  size="small"
                  startIcon={<On />}
                  disabled={bulk.pending}
                  onClick={() => bulk.update({ active: true }, listBulkTexts.activated)}
                >
                  {listTexts.activate}
                </Button>
                <Button
                  size="small"
                  startIcon={<Off />}
                  disabled={bulk.pending}
                  onClick={() => void deactivate()}
                >
                  {listTexts.deactivate}
                </Button>
              </>
            )}
            {resource.mergeable && rights.update && rights.remove && count > 1 && count <= mostMerged && (
              <Button
                size="small"
                startIcon={<Merge />}
                component={Link}
                to={doublesPath(resource, selection.ids)}
              >
                {mergeScreenTexts.merge}
              </Button>
            )}
            {rights.remove && (
              <Button
                size="small"
                color="error"
                startIcon={<Delete />}
                disabled={bulk.pending}
                onClick={() => setAsking(true)}
              >
                {listTexts.remove}
              </Button>
            )}
          </BulkMore>
        </Box>
      </Collapse>
      <ConfirmDialog
        open={asking}
        dangerous
        title={listBulkTexts.confirmRemove({ smart_count: count })}
        confirmLabel={listTexts.remove}
        pending={bulk.pending}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        {listBulkTexts.removeText}
        {asking && canStrike(resource) && <StruckNotice model={resource.name} ids={selection.ids} />}
      </ConfirmDialog>
      {struck}
      {editing && (
        <BulkEdit bulk={bulk} isFound={editing === 'found'} onClose={() => setEditing(undefined)} />
      )}
      {bulk.result && <BulkResultDialog result={bulk.result} onClose={bulk.forget} />}
    </>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  px: 1.75,
  py: 0.75,
  typography: 'body2',
  bgcolor: 'primary.light',
  // What has no room on the line stands at its end, as the others.
  justifyContent: { xs: 'flex-start', sm: 'flex-end' },
  // A thumb hits them; none stands out.
  '& .MuiButton-root': { minHeight: { xs: 40, sm: 0 }, py: 0.5, fontSize: '0.8125rem' },
  '& .MuiButton-outlined': { borderColor: 'transparent' },
  borderTop: '1px solid',
  borderColor: 'divider',
}
