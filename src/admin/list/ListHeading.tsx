import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listTexts } from '../../../i18n/fr/list'
import { ExportButton } from '../export/ExportButton'
import { ImportButton } from '../import/ImportButton'
import { createPath } from '../paths'
import { Glyph } from './glyphs'
import { useListScreen } from './list-screen'

/** What the list is, how many rows it has, and its main action. */
export function ListHeading({ actions }: { actions?: ReactNode }) {
  const { resource, rights, rows, total, isCapped, question, query } = useListScreen()
  const { conditions = [], orders = [] } = question.meta
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
          <h1>{resource.label[1]}</h1>
          <span className="total" role="status">
            {rows && listTexts.total(total, isCapped)}
          </span>
        </div>
      </div>
      <div className="actions">
        {actions}
        <ImportButton resource={resource} />
        <ExportButton
          resource={resource}
          filters={conditions}
          orders={orders}
          q={query.q}
          total={total}
          isCapped={isCapped}
        />
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
      </div>
    </div>
  )
}
