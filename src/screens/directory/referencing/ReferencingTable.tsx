import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { referencingTexts as texts } from '../../../../i18n/fr/referencing'
import { useEngine } from '../../../fields/engine'
import { Badge } from '../../../widgets/Badge'
import { tableStyle } from '../../../widgets/table-style'
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
  const isGroups = (row: ReferencingLine) => side === 'adherent' && row.adherent_id === null
  const own = rows.filter((row) => !isGroups(row)).map(({ id }) => id)
  const isAll = own.length > 0 && own.every((id) => selection?.ids.has(id))
  return (
    <Box sx={tableStyle}>
      <table>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <Checkbox
                  size="small"
                  checked={isAll}
                  indeterminate={!isAll && own.some((id) => selection.ids.has(id))}
                  onChange={({ target }) => selection.toggle(own, target.checked)}
                  slotProps={{ input: { 'aria-label': texts.selectAll } }}
                  sx={{ p: 0.5 }}
                />
              </th>
            )}
            <th scope="col">{side === 'supplier' ? heads.member : heads.supplier}</th>
            <th scope="col">{heads.number}</th>
            <th scope="col">{heads.platform}</th>
            <th scope="col">{heads.families}</th>
            <th scope="col">{heads.period}</th>
            <th scope="col">{heads.state}</th>
            <th scope="col">{heads.actions}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.id} row={row} side={side} isRead={isGroups(row)} selection={selection} />
          ))}
        </tbody>
      </table>
    </Box>
  )
}

function Line({
  row,
  side,
  isRead,
  selection,
}: Omit<Props, 'rows'> & { row: ReferencingLine; isRead: boolean }) {
  const { options = {}, tones = {} } = useEngine().registry.get('referencing').fields.state ?? {}
  const name = otherEnd(row, side)
  const isOfGroup = row.adherent_id === null && side !== 'groupadherent'
  return (
    <tr>
      {selection && (
        <td data-label={texts.select({ name: '' }).trim()}>
          {!isRead && (
            <Checkbox
              size="small"
              checked={selection.ids.has(row.id)}
              onChange={({ target }) => selection.toggle([row.id], target.checked)}
              slotProps={{ input: { 'aria-label': texts.select({ name }) } }}
              sx={{ p: 0.5 }}
            />
          )}
        </td>
      )}
      <td data-label={side === 'supplier' ? heads.member : heads.supplier} className="is-wide">
        <span>
          <MuiLink component={Link} to={otherPath(row, side)}>
            {name}
          </MuiLink>
          {isOfGroup && <small>{side === 'supplier' ? texts.group : texts.byGroup}</small>}
        </span>
      </td>
      <td data-label={heads.number}>{row.client_number ?? '–'}</td>
      <td data-label={heads.platform} className="is-wide">
        {row.Platform?.label ?? texts.noPlatform}
      </td>
      <td data-label={heads.families} className="is-wide">
        {familiesText(row)}
      </td>
      <td data-label={heads.period}>{periodText(row)}</td>
      <td data-label={heads.state}>
        <Badge tone={tones[row.state]} label={options[row.state] ?? row.state} />
      </td>
      <td data-label={heads.actions}>
        <MuiLink component={Link} to={`/referencing/${row.id}`} aria-label={`${texts.edit} : ${name}`}>
          {texts.edit}
        </MuiLink>
      </td>
    </tr>
  )
}
