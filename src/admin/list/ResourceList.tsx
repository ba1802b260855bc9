import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ListContextProvider, ResourceContextProvider } from 'ra-core'
import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import { listTexts } from '../../../i18n/fr/list'
import type { AnyResource } from '../../../resources/schema/resource'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { FilterChips } from '../filters/FilterChips'
import { createPath } from '../paths'
import { useReadable } from '../use-readable'
import { useTitle } from '../use-title'
import { BulkBar } from './BulkBar'
import { ListHeading } from './ListHeading'
import { ListPagination } from './ListPagination'
import { ListEmpty } from './ListStates'
import { ListTable } from './ListTable'
import { ListToolbar } from './ListToolbar'
import { listContextOf } from './list-context'
import { ListScreenContext } from './list-screen'
import { useListKeys } from './use-list-keys'
import { type ListScreen, useResourceList } from './use-resource-list'

interface Props {
  resource: AnyResource
  /** Further buttons beside « Créer ». */
  actions?: ReactNode
}

/** The list of any declared resource: one call a page, its state in the address. */
export function ResourceList({ resource, actions }: Props) {
  const readable = useReadable(resource)
  const screen = useResourceList(readable)
  useTitle(resource.label[1])
  if (!screen.rights.view) return <ErrorState title={listTexts.denied} text={listTexts.deniedText} />
  return (
    <ResourceContextProvider value={resource.name}>
      <ListContextProvider value={listContextOf(screen)}>
        <ListScreenContext value={screen}>
          <ListPage screen={screen} actions={actions} />
        </ListScreenContext>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

function ListPage({ screen, actions }: { screen: ListScreen; actions?: ReactNode }) {
  const { resource, rights, rows, isFetching } = screen
  const narrow = useMediaQuery('(max-width: 599.95px)')
  const frame = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const onCreate = rights.create ? () => navigate(createPath(resource)) : undefined
  useListKeys({ frame, search, onCreate })
  return (
    <Box ref={frame}>
      <ListHeading actions={actions} />
      <Paper variant="outlined" sx={frameStyle}>
        <ListToolbar narrow={narrow} searchRef={search} />
        <FilterChips />
        <BulkBar />
        <Box
          sx={{
            height: 2,
            position: 'relative',
            boxSizing: 'content-box',
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          {isFetching && rows && (
            <LinearProgress
              aria-label={listTexts.loading}
              sx={{ position: 'absolute', inset: 0, height: 2 }}
            />
          )}
        </Box>
        <ListBody screen={screen} narrow={narrow} />
      </Paper>
    </Box>
  )
}

/** On a wide screen the table scrolls between its tools and its pages, all three in view. */
const frameStyle = {
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: { sm: 'max(480px, calc(100dvh - 180px))' },
  '& > *': { flex: 'none' },
}

function ListBody({ screen, narrow }: { screen: ListScreen; narrow: boolean }) {
  const { rows, error, columns, preferences } = screen
  if (error) return <ErrorState text={error.message} onRetry={screen.reload} />
  if (!rows) return <TableSkeleton rows={Math.min(10, preferences.perPage)} columns={columns.length} />
  if (rows.length === 0) return <ListEmpty />
  return (
    <>
      <ListTable narrow={narrow} />
      <ListPagination narrow={narrow} />
    </>
  )
}
