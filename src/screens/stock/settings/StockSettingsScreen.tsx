import { stockSettingTexts as texts } from '../../../../i18n/fr/stock-settings'
import { useAllowed } from '../../../fields/engine'
import { useAdherent } from '../../../layout/adherent-context'
import { PageHead } from '../../../layout/PageHead'
import { EmptyState } from '../../../widgets/EmptyState'
import { TabPages } from '../../../widgets/TabPages'
import { ItemsPanel } from './ItemsPanel'
import { SettingPanel } from './SettingPanel'
import { settingTables } from './setting-tables'

/** « Paramètres de stock » : reasons, meals, accounts and stored articles of the selected member. */
export function StockSettingsScreen() {
  const { selected } = useAdherent()
  const may = useAllowed()
  const tables = settingTables.map((table) => ({
    name: table.name,
    label: texts.tables[table.name].title,
    content: <SettingPanel table={table} />,
  }))
  const items =
    may('viewStockEntry') && selected?.is_access_module_allowed
      ? [{ name: 'items', label: texts.items.title, content: <ItemsPanel /> }]
      : []
  const isGroup = selected === undefined || selected.isGroup
  return (
    <>
      <PageHead title={texts.title} subtitle={isGroup ? undefined : selected.name} />
      {isGroup ? (
        <EmptyState title={texts.group} />
      ) : (
        <TabPages key={selected.id} label={texts.tabs} tabs={[...tables, ...items]} />
      )}
    </>
  )
}
