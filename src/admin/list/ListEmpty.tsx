import Add from '@mui/icons-material/Add'
import LastPage from '@mui/icons-material/LastPage'
import SearchOff from '@mui/icons-material/SearchOff'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { filterTexts } from '../../../i18n/fr/filters'
import { listTexts } from '../../../i18n/fr/list'
import { EmptyState } from '../../widgets/EmptyState'
import { createPath } from '../paths'
import { useListScreen } from './list-screen'
import { isFiltered } from './list-url'

/** Said where there is no row: that the list ends before this page, what to create, or which filters to take away. */
export function ListEmpty() {
  const { resource, rights, query, change, slots } = useListScreen()
  if (query.page > 1)
    return (
      <EmptyState
        icon={<LastPage />}
        title={listTexts.pastTitle}
        text={listTexts.pastText}
        action={
          <Button variant="outlined" onClick={() => change({ page: 1 }, { replace: true })}>
            {listTexts.toFirst}
          </Button>
        }
      />
    )
  if (isFiltered(query))
    return (
      <EmptyState
        icon={<SearchOff />}
        title={listTexts.nothingTitle}
        text={listTexts.nothingText}
        action={
          <Button variant="outlined" onClick={() => change({ filters: [], q: '' })}>
            {filterTexts.clearAll}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title={slots.empty?.title ?? listTexts.emptyTitle({ label: resource.label[1] })}
      text={slots.empty ? slots.empty.text : rights.create ? listTexts.emptyText : listTexts.emptyReadOnly}
      action={
        rights.create && (
          <Button variant="contained" component={Link} to={createPath(resource)} startIcon={<Add />}>
            {listTexts.create}
          </Button>
        )
      }
    />
  )
}
