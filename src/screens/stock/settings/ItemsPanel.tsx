import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useDeferredValue, useState } from 'react'
import { stockSettingTexts } from '../../../../i18n/fr/stock-settings'
import { fold } from '../../../../resources/schema/fold'
import type { ItemAnswer, StateRow } from '../../../../resources/stock/answers'
import { stockEndpoints } from '../../../../resources/stock/endpoints'
import { useRights } from '../../../admin/use-rights'
import { useAnswer } from '../../../fields/endpoints'
import { useEngine } from '../../../fields/engine'
import { withUnit } from '../../../trade/amounts'
import { useStockMember } from '../../../trade/use-stock'
import { EmptyState } from '../../../widgets/EmptyState'
import { PanelCard } from '../../../widgets/PanelCard'
import { SheetTable } from '../../../widgets/SheetTable'
import { ItemPicker } from '../ItemPicker'
import { ItemSetting } from './ItemSetting'

const texts = stockSettingTexts.items

/** The articles of the stock with their least quantity and their unit, each set for this member alone. */
export function ItemsPanel() {
  const member = useStockMember()
  const { update } = useRights(useEngine().registry.get('adherent_article'))
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<ItemAnswer>()
  const { data, error, refetch } = useAnswer(
    stockEndpoints.state,
    { adherentId: member },
    { enabled: member > 0 },
  )
  const wanted = fold(useDeferredValue(search)).trim()
  const rows = data?.data.filter((row) => fold(`${row.label} ${row.ref_supplier ?? ''}`).includes(wanted))
  const dialog = edited && <ItemSetting item={edited} onClose={() => setEdited(undefined)} />
  return (
    <>
      <PanelCard
        title={texts.title}
        help={[texts.help, data?.default_unit && texts.defaultUnit({ unit: data.default_unit })]
          .filter(Boolean)
          .join(' ')}
        rows={data?.data}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <>
            <Finder onPick={update ? setEdited : undefined} />
            <EmptyState title={texts.empty} text={texts.emptyText} />
          </>
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2 }}>
          <TextField
            size="small"
            type="search"
            label={texts.filter}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            sx={{ flex: '1 1 260px', maxWidth: 420 }}
          />
          <Finder onPick={update ? setEdited : undefined} />
        </Box>
        {rows?.length ? (
          <Items rows={rows} onEdit={update ? setEdited : undefined} />
        ) : (
          <EmptyState title={texts.nothing} />
        )}
      </PanelCard>
      {dialog}
    </>
  )
}

const Finder = ({ onPick }: { onPick?: (item: ItemAnswer) => void }) =>
  onPick && (
    <Box sx={{ flex: '1 1 260px' }}>
      <ItemPicker
        label={texts.search}
        helperText={texts.searchHelp}
        onPick={({ item }) => {
          if (item.article_id !== null) onPick(item)
          return undefined
        }}
      />
    </Box>
  )

function Items({ rows, onEdit }: { rows: readonly StateRow[]; onEdit?: (item: ItemAnswer) => void }) {
  return (
    <SheetTable
      name={texts.title}
      rows={rows}
      keyOf={(row) => row.key}
      columns={[
        {
          title: texts.article,
          is: 'what',
          of: (row) => row.label,
          under: (row) => [row.ref_supplier, row.supplier].filter(Boolean).join(' · '),
        },
        { title: texts.stock, is: 'number', of: (row) => withUnit(row.quantity, row.unit) },
        {
          title: texts.minimum,
          is: 'number',
          of: (row) => (row.min_stock === null ? texts.noMinimum : withUnit(row.min_stock, row.unit)),
        },
        {
          title: texts.unit,
          of: (row) => (
            <>
              {row.unit || texts.noUnit}
              {row.unit_source && <div className="quiet">{texts.sources[row.unit_source]}</div>}
            </>
          ),
        },
        {
          title: stockSettingTexts.actions,
          is: 'end',
          of: (row) =>
            onEdit &&
            row.article_id !== null && (
              <Button
                size="small"
                aria-label={texts.editOf({ label: row.label })}
                onClick={() => onEdit(row)}
              >
                {texts.edit}
              </Button>
            ),
        },
      ]}
    />
  )
}
