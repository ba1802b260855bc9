import { stockScreenTexts } from '../../../../i18n/fr/stock-screens'
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
  const items = may('viewStockEntry')
    ? [{ name: 'items', label: texts.items.title, content: <ItemsPanel /> }]
    : []
  const isGroup = selected === undefined || selected.isGroup
  const hint = isGroup ? texts.group : !selected.is_access_module_allowed && stockScreenTexts.noModule
  return (
    <>
      <PageHead title={texts.title} subtitle={isGroup ? null : selected.name} />
      {hint ? (
        <EmptyState title={hint} />
      ) : (
        <TabPages key={selected?.id} label={texts.tabs} tabs={[...tables, ...items]} />
      )}
    </>
  )
}
