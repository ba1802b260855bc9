import Edit from '@mui/icons-material/EditOutlined'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useState } from 'react'
import { cellTexts } from '../../../i18n/fr/cells'
import { listTexts } from '../../../i18n/fr/list'
import { ofTheme } from '../../theme/of-theme'
import { toast } from '../../widgets/toast-store'
import type { EditedCard } from './cell-edit/CardEdits'
import { useClosed } from './cell-edit/use-closed'
import { cellStyle } from './cell-style'
import type { Column } from './columns'
import type { ListRowProps } from './ListRow'
import { useListScreen } from './list-screen'
import type { useRowEvents } from './use-row-events'

const CardEdits = lazy(async () => ({ default: (await import('./cell-edit/CardEdits')).CardEdits }))

const Cards = styled('ul')(
  ofTheme(({ theme }) => {
    const { palette } = theme.vars ?? theme
    return {
      ...cellStyle(theme),
      listStyle: 'none',
      margin: 0,
      padding: 0,
      fontSize: '0.875rem',
      '& li': {
        display: 'flex',
        gap: 12,
        padding: '12px 14px',
        borderBottom: `1px solid ${palette.divider}`,
        cursor: 'pointer',
      },
      '& li:last-child': { borderBottom: 0 },
      '& li[data-selected="true"]': { backgroundColor: palette.primary.light },
      '& .is-check': {
        display: 'grid',
        placeItems: 'center',
        width: 32,
        height: 32,
        margin: '-6px 0 0 -8px',
      },
      '& .is-check input': { width: 20, height: 20 },
      '& .card-edit': {
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 44,
        height: 44,
        margin: '-8px -10px 0 0',
        color: palette.text.secondary,
        background: 'none',
        border: 0,
        borderRadius: 8,
        cursor: 'pointer',
      },
      '& .card-edit:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
      '& .card-body': { flex: 1, minWidth: 0 },
      '& a.row-link': {
        color: palette.text.primary,
        fontWeight: 600,
        fontSize: '0.9375rem',
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        // A thumb hits it too, where it stands alone.
        display: 'inline-block',
        padding: '10px 0',
        margin: '-10px 0',
      },
      '& a.row-link:focus-visible': {
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: 2,
        borderRadius: 4,
      },
      '& dl': {
        display: 'grid',
        gridTemplateColumns: 'fit-content(45%) 1fr',
        gap: '3px 12px',
        margin: '6px 0 0',
      },
      '& dt': { color: palette.text.secondary },
      '& dd': { margin: 0, minWidth: 0, overflow: 'hidden' },
      '& .cell-text, & .cell-mail': { display: 'inline', wordBreak: 'normal', overflowWrap: 'anywhere' },
    }
  }),
)

const usualValues = 4

/** It is changed in the list. */
const isEdited = ({ className }: Column) => className?.includes('is-edit') ?? false

/** The rows of a list on a narrow screen: their title and four values, or all those that the person has chosen. */
export function ListCards({
  items,
  events,
}: {
  items: readonly ListRowProps[]
  events: ReturnType<typeof useRowEvents>
}) {
  const { resource, preferences, isStale } = useListScreen()
  const closedBy = useClosed(resource)
  const [edited, setEdited] = useState<EditedCard>()
  const [isUsed, setUsed] = useState(false)
  const edit = ({ row, columns }: ListRowProps) => {
    const names = columns.filter(isEdited).map(({ name }) => name)
    const open = names.filter((name) => closedBy(row, name) === undefined)
    if (open.length === 0) return toast.info(closedBy(row, names[0] ?? '') ?? cellTexts.closed)
    setUsed(true)
    setEdited({ row, names: open })
  }
  const most = preferences.columns ? preferences.columns.length : usualValues
  return (
    <>
      <Cards data-stale={isStale || undefined} {...events}>
        {items.map((item) => (
          <Card key={item.row.id} item={item} most={most} onEdit={isStale ? undefined : edit} />
        ))}
      </Cards>
      <Suspense>{isUsed && <CardEdits edited={edited} onEdit={setEdited} />}</Suspense>
    </>
  )
}

interface CardProps {
  item: ListRowProps
  most: number
  onEdit: ((item: ListRowProps) => void) | undefined
}

function Card({ item, most, onEdit }: CardProps) {
  const { row, columns, title, href, selected, selectable } = item
  const values = columns
    .filter(({ inTitle }) => !inTitle)
    .map((column) => ({ column, content: column.render(row) }))
    .filter(({ content }) => content !== null)
    .slice(0, most)
  return (
    <li data-id={row.id} data-selected={selected}>
      {selectable && (
        <label className="is-check">
          <input
            type="checkbox"
            checked={selected}
            onChange={() => undefined}
            aria-label={listTexts.selectRow({ label: title })}
          />
        </label>
      )}
      <div className="card-body">
        {href ? (
          <a className="row-link" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
        {values.length > 0 && (
          <dl>
            {values.map(({ column, content }) => (
              <Pair key={column.name} label={column.label}>
                {content}
              </Pair>
            ))}
          </dl>
        )}
      </div>
      {columns.some(isEdited) && (
        <button
          type="button"
          className="card-edit"
          aria-label={cellTexts.edit({ row: title })}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.stopPropagation()
            onEdit?.(item)
          }}
        >
          <Edit fontSize="small" />
        </button>
      )}
    </li>
  )
}

function Pair({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
