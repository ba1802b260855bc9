import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listTexts } from '../../../i18n/fr/list'
import { listTitle } from '../../../resources/schema/resource'
import { ExportButton } from '../export/ExportButton'
import { ImportButton } from '../import/ImportButton'
import { createPath } from '../paths'
import { Glyph } from './glyphs'
import { useListScreen } from './list-screen'
import { useExportOf } from './use-export-of'

/** What the list is, how many rows it has, and its main actions unless they float. */
export function ListHeading({ actions, isFloating }: { actions?: ReactNode; isFloating: boolean }) {
  const { resource, rows, total, isCapped } = useListScreen()
  return (
    <div className="heading">
      <div>
        {resource.group && (
          <div className="trail">
            <Link to="/settings">{listTexts.settings}</Link>
            <Glyph name="next" size={18} />
            {resource.group}
          </div>
        )}
        <div className="title">
          <h1>{listTitle(resource)}</h1>
          <span className="total" role="status">
            {rows && listTexts.total(total, isCapped)}
          </span>
        </div>
      </div>
      <div className="actions">
        {actions}
        {!isFloating && <ListButtons />}
      </div>
    </div>
  )
}

function ListButtons() {
  const { resource, rights } = useListScreen()
  const asked = useExportOf()
  return (
    <>
      <ImportButton resource={resource} />
      <ExportButton {...asked} />
      {rights.create && (
        <Button
          variant="contained"
          component={Link}
          to={createPath(resource)}
          startIcon={<Glyph name="add" />}
          aria-keyshortcuts="n"
        >
          {listTexts.create}
        </Button>
      )}
    </>
  )
}
