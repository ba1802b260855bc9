import Edit from '@mui/icons-material/EditOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { formTexts } from '../../../i18n/fr/form'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { AnyResource } from '../../../resources/schema/resource'
import { TabPages } from '../../widgets/TabPages'
import { FormSlot } from '../form/FormSlot'
import { tabsOf } from '../form/form-names'
import { FormScopeContext, type Row } from '../form/form-scope'
import { formStyle } from '../form/layout'
import { PageHeader } from '../form/PageHeader'
import { RecordActions } from '../form/RecordActions'
import { RecordLoader } from '../form/RecordLoader'
import { recordTitle } from '../form/title-of'
import { editPath } from '../paths'
import { useReadable } from '../use-readable'
import { useRights } from '../use-rights'
import { ShowItems } from './ShowItems'

/** The generated page that shows a record, with its history. */
export const ResourceShow = ({ resource }: { resource: AnyResource }) => (
  <RecordLoader resource={resource}>
    {(record) => <ShowPage resource={resource} record={record} />}
  </RecordLoader>
)

function ShowPage({ resource, record }: { resource: AnyResource; record: Row }) {
  const { update } = useRights(resource)
  const readable = useReadable(resource)
  const title = recordTitle(resource, record)
  const scope = useMemo(() => ({ resource: readable, record, path: '', isLocked: true }), [readable, record])
  const tabs = tabsOf(readable).map((tab) => ({
    name: tab.name,
    label: tab.title,
    content: (
      <Card>
        <CardContent>
          <ShowItems items={tab.items} />
        </CardContent>
      </Card>
    ),
  }))
  return (
    <>
      <PageHeader resource={resource} title={title}>
        <RecordActions resource={resource} record={record} title={title} />
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
      </PageHeader>
      {!update && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {formTexts.readOnly}
        </Alert>
      )}
      <FormScopeContext value={scope}>
        <Box sx={formStyle}>
          <FormSlot place="before" />
          {tabs.length > 1 ? <TabPages tabs={tabs} label={title} /> : tabs[0]?.content}
          <FormSlot place="after" />
        </Box>
      </FormScopeContext>
      <Dates record={record} />
    </>
  )
}

function Dates({ record: { createdAt, updatedAt } }: { record: Row }) {
  if (typeof createdAt !== 'string') return null
  const updated = typeof updatedAt === 'string' && updatedAt !== createdAt
  const parts = [
    formTexts.createdAt(frenchMoment(createdAt)),
    updated && formTexts.updatedAt(frenchMoment(updatedAt)),
  ]
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1.5 }}>
      {parts.filter(Boolean).join(', ')}
    </Typography>
  )
}
