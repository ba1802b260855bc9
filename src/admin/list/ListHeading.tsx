import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listTexts } from '../../../i18n/fr/list'
import { isImportable } from '../../../resources/schema/derive'
import { listTitle } from '../../../resources/schema/resource'
import { sayTitle } from '../../../resources/schema/say'
import { TransferButton } from '../export/TransferButton'
import { createPath } from '../paths'
import { Glyph } from './glyphs'
import type { OpenTransfer } from './ListTransfer'
import { useListScreen } from './list-screen'

interface Props {
  actions?: ReactNode
  isFloating: boolean
  onTransfer: OpenTransfer
}

/** What the list is, how many rows it has, and its main actions unless they float. */
export function ListHeading({ actions, isFloating, onTransfer }: Props) {
  const { resource, rows, total, isCapped } = useListScreen()
  return (
    <div className="heading">
      <div>
        {resource.group && (
          <div className="trail">
            <Link to="/settings">{listTexts.settings}</Link>
            <Glyph name="next" size={18} />
            {sayTitle(resource.group)}
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
        {!isFloating && <ListButtons onTransfer={onTransfer} />}
      </div>
    </div>
  )
}

function ListButtons({ onTransfer }: Pick<Props, 'onTransfer'>) {
  const { resource, rights, total } = useListScreen()
  const imports = isImportable(resource) && (rights.create || rights.update)
  return (
    <>
      {imports && <TransferButton kind="import" onClick={() => onTransfer('import')} />}
      <TransferButton kind="export" disabled={total === 0} onClick={() => onTransfer('export')} />
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
