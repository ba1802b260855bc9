import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { visuallyHidden } from '@mui/utils'
import { Suspense } from 'react'
import { useFormState } from 'react-hook-form'
import { formTexts } from '../../../i18n/fr/form'
import type { AnyResource } from '../../../resources/schema/resource'
import { sayTitle } from '../../../resources/schema/say'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { TabPages } from '../../widgets/TabPages'
import { useBody } from './extensions'
import { FormItems } from './FormItems'
import { useOwnTabs, usePanelTabs } from './FormPanel'
import { FormSlot } from './FormSlot'
import type { FormTab } from './form-names'
import { errorPaths } from './use-first-error'

/** What a form holds: written by hand where the application has it so, else generated. */
export function FormBody({ resource, tabs, label }: Props & { resource: AnyResource }) {
  const Body = useBody(resource.name)
  if (!Body) return <FormTabs tabs={tabs} label={label} />
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Body />
    </Suspense>
  )
}

type Props = { tabs: readonly FormTab[]; label: string }

/** The tabs of a generated form; a form of one tab shows none. */
function FormTabs({ tabs: all, label }: Props) {
  const panels = usePanelTabs()
  const tabs = useOwnTabs(all)
  const [first] = tabs
  if (tabs.length === 1 && first && !panels.length) return <TabContent tab={first} />
  const pages = tabs.map((tab) => ({
    name: tab.name,
    label: <TabLabel tab={tab} />,
    content: <TabContent tab={tab} />,
  }))
  return <TabPages tabs={[...pages, ...panels]} label={label} />
}

/** What stands under one tab, or in one step. */
export function TabContent({ tab }: { tab: FormTab }) {
  return (
    <>
      <FormSlot place={`before:${tab.title}`} />
      <Card>
        <CardContent>
          <FormItems items={tab.items} />
        </CardContent>
      </Card>
      <FormSlot place={`after:${tab.title}`} />
    </>
  )
}

/** A tab's title, marked while some of its fields are wrong. */
function TabLabel({ tab }: { tab: FormTab }) {
  const { errors } = useFormState()
  const count = errorPaths(errors).filter((path) => tab.names.includes(path.split('.')[0] ?? path)).length
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {sayTitle(tab.title)}
      {count > 0 && (
        <>
          <Box component="span" aria-hidden sx={mark}>
            {count}
          </Box>
          <span style={visuallyHidden}>{`, ${formTexts.tabErrors({ smart_count: count })}`}</span>
        </>
      )}
    </Box>
  )
}

const mark = {
  minWidth: 20,
  px: 0.5,
  borderRadius: '10px',
  fontSize: '0.75rem',
  lineHeight: '20px',
  color: 'background.paper',
  bgcolor: 'error.main',
}
