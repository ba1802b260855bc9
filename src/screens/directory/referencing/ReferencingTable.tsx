import Checkbox from '@mui/material/Checkbox'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { referencingTexts as texts } from '../../../../i18n/fr/referencing'
import { useEngine } from '../../../fields/engine'
import { Badge } from '../../../widgets/Badge'
import { SheetTable } from '../../../widgets/SheetTable'
import {
  familiesText,
  otherEnd,
  otherPath,
  periodText,
  type ReferencingLine,
  type Side,
} from './referencing-row'

type Props = {
  rows: readonly ReferencingLine[]
  side: Side
  /** Absent when nothing may be changed. */
  selection?: { ids: ReadonlySet<number>; toggle: (ids: readonly number[], isOn: boolean) => void }
}

const heads = texts.columns

/** Referencings of one record; those of the member's group are read, they are changed on the group's page. */
export function ReferencingTable({ rows, side, selection }: Props) {
  const { options = {}, tones = {} } = useEngine().registry.get('referencing').fields.state ?? {}
  const isGroups = (row: ReferencingLine) => side === 'adherent' && row.adherent_id === null
  const own = rows.filter((row) => !isGroups(row)).map(({ id }) => id)
  const isAll = own.length > 0 && own.every((id) => selection?.ids.has(id))
  return (
    <SheetTable
      name={texts.caption}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        selection && {
          title: texts.selectAll,
          is: 'tick',
          head: (
            <Checkbox
              size="small"
              checked={isAll}
              indeterminate={!isAll && own.some((id) => selection.ids.has(id))}
              onChange={({ target }) => selection.toggle(own, target.checked)}
              slotProps={{ input: { 'aria-label': texts.selectAll } }}
              sx={{ p: 0.5 }}
            />
          ),
          of: (row) =>
            !isGroups(row) && (
              <Checkbox
                size="small"
                checked={selection.ids.has(row.id)}
                onChange={({ target }) => selection.toggle([row.id], target.checked)}
                slotProps={{ input: { 'aria-label': texts.select({ name: otherEnd(row, side) }) } }}
                sx={{ p: 0.5 }}
              />
            ),
        },
        {
          title: side === 'supplier' ? heads.member : heads.supplier,
          is: 'label',
          of: (row) => (
            <>
              <MuiLink component={Link} to={otherPath(row, side)}>
                {otherEnd(row, side)}
              </MuiLink>
              {row.adherent_id === null && side !== 'groupadherent' && (
                <small>{side === 'supplier' ? texts.group : texts.byGroup}</small>
              )}
            </>
          ),
        },
        { title: heads.number, of: (row) => row.client_number ?? '–' },
        { title: heads.platform, of: (row) => row.Platform?.label ?? texts.noPlatform },
        { title: heads.families, of: familiesText },
        { title: heads.period, of: periodText },
        {
          title: heads.state,
          of: ({ state }) => <Badge tone={tones[state]} label={options[state] ?? state} />,
        },
        {
          title: heads.actions,
          is: 'end',
          of: (row) => (
            <MuiLink
              component={Link}
              to={`/referencing/${row.id}`}
              aria-label={`${texts.edit} : ${otherEnd(row, side)}`}
            >
              {texts.edit}
            </MuiLink>
          ),
        },
      ]}
    />
  )
}
