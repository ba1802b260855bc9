import Edit from '@mui/icons-material/EditOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useMemo } from 'react'
import { Link } from 'react-router'
import { formTexts } from '../../../i18n/fr/form'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { AnyResource } from '../../../resources/schema/resource'
import { sayTitle } from '../../../resources/schema/say'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { TabPages } from '../../widgets/TabPages'
import { DeclaredActions } from '../actions/DeclaredActions'
import { useOwnTabs, usePanelTabs } from '../form/FormPanel'
import { FormSlot } from '../form/FormSlot'
import { tabsOf } from '../form/form-names'
import { FormScopeContext, useFormScope } from '../form/form-scope'
import { showStyle } from '../form/layout'
import { PageHeader } from '../form/PageHeader'
import { RecordActions } from '../form/RecordActions'
import { RecordLoader } from '../form/RecordLoader'
import { recordTitle } from '../form/title-of'
import { editPath } from '../paths'
import { useReadable } from '../use-readable'
import { useRecordRights } from '../use-record-rights'
import { ShowContexts } from './ShowContexts'
import { ShowTab } from './ShowTab'

const AboutRow = lazy(async () => ({ default: (await import('../comments/AboutRow')).AboutRow }))

/** The generated page that shows a record, with its history. */
export const ResourceShow = ({ resource }: { resource: AnyResource }) => (
  <RecordLoader resource={resource}>
    {(record) =>
      resource.about ? (
        <Suspense fallback={<FormSkeleton />}>
          <AboutRow record={record} />
        </Suspense>
      ) : (
        <ShowPage resource={resource} record={record} />
      )
    }
  </RecordLoader>
)

/** A record, read only. */
export function ShowPage({ resource, record }: { resource: AnyResource; record: ReadRow }) {
  const { update, locked } = useRecordRights(resource, record)
  const readable = useReadable(resource)
  const title = recordTitle(resource, record)
  const scope = useMemo(() => ({ resource: readable, record, path: '', isLocked: true }), [readable, record])
  return (
    <>
      <PageHeader resource={resource} title={title}>
        {update && (
          <Button
            variant="contained"
            startIcon={<Edit />}
            component={Link}
            to={editPath(resource, Number(record.id))}
          >
            {formTexts.edit}
          </Button>
        )}
        <DeclaredActions resource={resource} record={record} takesAway={false} />
        <RecordActions
          resource={resource}
          record={record}
          title={title}
          dangerous={<DeclaredActions resource={resource} record={record} takesAway />}
        />
      </PageHeader>
      {!update && resource.access.update !== undefined && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {locked ?? formTexts.readOnly}
        </Alert>
      )}
      <ShowContexts resource={resource} record={record} title={title}>
        <FormScopeContext value={scope}>
          <Box sx={showStyle}>
            <FormSlot place="before" />
            <ShowTabs label={title} />
            <FormSlot place="after" />
          </Box>
        </FormScopeContext>
      </ShowContexts>
      <Dates record={record} />
    </>
  )
}

/** The tabs of the form read only, and the panels; one alone shows no tabs. */
function ShowTabs({ label }: { label: string }) {
  const { resource } = useFormScope()
  const panels = usePanelTabs()
  const tabs = useOwnTabs(tabsOf(resource)).map((tab) => ({
    name: tab.name,
    label: sayTitle(tab.title),
    content: <ShowTab tab={tab} />,
  }))
  const all = [...tabs, ...panels]
  return all.length > 1 ? <TabPages tabs={all} label={label} /> : tabs[0]?.content
}

function Dates({ record: { createdAt, updatedAt } }: { record: ReadRow }) {
  if (typeof createdAt !== 'string') return null
  const updated = typeof updatedAt === 'string' && updatedAt !== createdAt
  const parts = [
    formTexts.createdAt({ moment: frenchMoment(createdAt) }),
    updated && formTexts.updatedAt({ moment: frenchMoment(updatedAt) }),
  ]
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1.5 }}>
      {parts.filter(Boolean).join(', ')}
    </Typography>
  )
}
