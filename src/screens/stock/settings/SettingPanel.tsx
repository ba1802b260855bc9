import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { stockSettingTexts as texts } from '../../../../i18n/fr/stock-settings'
import { DeleteButton } from '../../../admin/form/DeleteButton'
import { GeneratedFields } from '../../../admin/form/GeneratedFields'
import { RecordDialog } from '../../../admin/form/RecordDialog'
import { useRights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'
import { settingRows } from '../../../trade/use-choices'
import { useStockMember } from '../../../trade/use-stock'
import { Badge } from '../../../widgets/Badge'
import { PanelCard } from '../../../widgets/PanelCard'
import { type ReadColumn, SheetTable } from '../../../widgets/SheetTable'
import type { SettingRow, SettingTable } from './setting-tables'

function useRows(table: string, member: number) {
  const { http } = useEngine()
  return useQuery({
    queryKey: [table, 'settings', member],
    queryFn: async ({ signal }) => {
      const data = await settingRows<SettingRow>(http, table, signal)
      const isShown = ({ adherent_id, groupAdherent_id }: SettingRow) =>
        adherent_id === member || (adherent_id == null && groupAdherent_id == null)
      return data.filter(isShown)
    },
  })
}

/** One settings table of the member: its own rows, which it changes, among those that are common to all. */
export function SettingPanel({ table }: { table: SettingTable }) {
  const member = useStockMember()
  const resource = useEngine().registry.get(table.name)
  const rights = useRights(resource)
  const [edited, setEdited] = useState<SettingRow | 'new'>()
  const { data, error, refetch } = useRows(table.name, member)
  const said = texts.tables[table.name]
  const record = edited === 'new' ? undefined : edited
  const close = () => setEdited(undefined)
  const add = rights.create && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
      {said.add}
    </Button>
  )
  return (
    <>
      <PanelCard
        title={said.title}
        help={said.help}
        add={add}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        empty={[texts.none]}
      >
        <Rows
          table={table}
          rows={data ?? []}
          member={member}
          onEdit={rights.update ? setEdited : undefined}
        />
      </PanelCard>
      {edited !== undefined && (
        <RecordDialog
          title={record ? said.edit : said.add}
          resource={resource}
          record={record}
          names={table.names}
          owner={{ adherent_id: member }}
          aside={
            record &&
            rights.remove && (
              <DeleteButton resource={resource} record={record} title={record.label} onRemoved={close} />
            )
          }
          onClose={close}
        >
          <GeneratedFields names={table.form} />
        </RecordDialog>
      )}
    </>
  )
}

interface RowsProps {
  table: SettingTable
  rows: readonly SettingRow[]
  member: number
  onEdit?: (row: SettingRow) => void
}

function Rows({ table, rows, member, onEdit }: RowsProps) {
  const hasOwn = onEdit !== undefined && rows.some((row) => row.adherent_id === member)
  return (
    <SheetTable
      name={texts.tables[table.name].title}
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        { title: texts.label, is: 'what', of: (row) => <div className="label">{row.label}</div> },
        ...table.columns.map(
          ({ head, text }): ReadColumn<SettingRow> => ({ title: head, of: (row) => text(row) || '–' }),
        ),
        { title: texts.owner, of: (row) => (row.adherent_id === member ? texts.own : texts.common) },
        {
          title: texts.state,
          of: (row) =>
            row.active === false ? (
              <Badge label={texts.inactive} />
            ) : (
              <Badge tone="green" label={texts.active} />
            ),
        },
        hasOwn && {
          title: texts.actions,
          is: 'end',
          of: (row) =>
            row.adherent_id === member && (
              <Button
                size="small"
                aria-label={texts.editOf({ label: row.label })}
                onClick={() => onEdit?.(row)}
              >
                {texts.edit}
              </Button>
            ),
        },
      ]}
    />
  )
}
