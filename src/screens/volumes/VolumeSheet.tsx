import Box from '@mui/material/Box'
import { frenchQuantity } from '../../../i18n/fr/orders'
import { volumeAnswerTexts as texts } from '../../../i18n/fr/volume-answers'
import type { VolumeAnswerLine } from '../../../resources/volumes/answers'
import { outlierOf, volumeEntryFields } from '../../../resources/volumes/volume-entry'
import { Badge } from '../../widgets/Badge'
import type { ReadColumn, SheetColumn } from '../../widgets/sheet/column'
import { Sheet } from '../../widgets/sheet/Sheet'
import { type FindBy, useFoundRows } from '../../widgets/sheet/use-found-rows'
import { useSheet } from '../../widgets/sheet/use-sheet'
import type { VolumeRows } from './use-volume-rows'

type Line = VolumeAnswerLine

/** Says where a volume is far from what was received. */
function Gap({ row }: { row: Line }) {
  const outlier = outlierOf(row.quantity, row.prefilled)
  return outlier ? <Badge tone="orange" label={outlier === 'high' ? texts.high : texts.low} /> : null
}

const read: readonly ReadColumn<Line>[] = [
  {
    title: texts.product,
    cell: (row) => (
      <Box sx={{ minWidth: 200 }}>
        <div className="label">{row.label}</div>
        <div className="quiet">
          {row.code} · {row.family}
        </div>
        <Gap row={row} />
      </Box>
    ),
  },
  {
    title: texts.prefilled,
    isNumber: true,
    cell: ({ prefilled, unit }) => (prefilled === null ? '–' : `${frenchQuantity(prefilled)} ${unit}`),
  },
]

const label = (what: string) => (row: Line) => texts.of({ what, label: row.label })

const columns: readonly SheetColumn<Line, Line>[] = [
  {
    title: texts.volume,
    field: volumeEntryFields.quantity,
    label: label(texts.volume),
    unit: ({ unit }) => unit,
    value: ({ quantity }) => quantity,
    write: (value) => ({ quantity: value || null }),
  },
  {
    title: texts.comment,
    field: volumeEntryFields.comment,
    label: label(texts.comment),
    value: ({ comment }) => comment,
    write: (value) => ({ comment: value || null }),
  },
]

const findBy: FindBy<Line> = {
  idOf: ({ id }) => id,
  wordsOf: ({ label, code, family }) => [label, code, family].join(' '),
  familyOf: ({ family }) => family,
  isAnswered: ({ quantity }) => quantity !== null && quantity !== undefined && quantity !== '',
}

/** A member's volumes, filled as in a spreadsheet. */
export function VolumeSheet({
  volumes: { rows, change },
  isLocked,
}: {
  volumes: VolumeRows
  isLocked: boolean
}) {
  const found = useFoundRows(rows, findBy)
  const sheet = useSheet<Line, Line>({
    rows: found.shown,
    columns,
    idOf: findBy.idOf,
    heldOf: (row) => row,
    nameOf: (row) => row.label,
    isLocked,
    onChange: (changes) => change(changes as ReadonlyMap<number, Partial<Line>>),
  })
  return <Sheet {...{ sheet, found }} title={texts.volumes} before={read} />
}
