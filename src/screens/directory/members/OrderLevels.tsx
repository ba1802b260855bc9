import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { type RaRecord, useGetList } from 'react-admin'
import { Link } from 'react-router'
import { memberTexts as texts } from '../../../../i18n/fr/referencing'
import { priceText } from '../../../../resources/schema/decimal-text'
import type { RowOf } from '../../../../resources/schema/infer'
import type { orderlevel } from '../../../../resources/settings/members'
import type { Slot } from '../../../admin/form/extensions'
import { createPath, editPath } from '../../../admin/paths'
import { useRights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'
import { PanelCard } from '../../../widgets/PanelCard'
import { SheetTable } from '../../../widgets/SheetTable'

interface Level
  extends RaRecord<number>,
    RowOf<typeof orderlevel, 'id' | 'label' | 'level' | 'amount_ht' | 'mandatory'> {
  Catalog?: { label: string } | null
}

const lowest = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'level', order: 'ASC' as const },
}
const heads = texts.levelColumns

/** From which amounts the orders of a member, or of a group, are validated; kept in the settings. */
export const OrderLevels: Slot = ({ scope: { resource, record = {} } }) => {
  const level = useEngine().registry.get('orderlevel')
  const rights = useRights(level)
  const owner = resource.name === 'adherent' ? 'adherent_id' : 'groupAdherent_id'
  const { data, error, refetch } = useGetList<Level>('orderlevel', {
    ...lowest,
    filter: { [owner]: record.id },
  })
  const add = rights.create && (
    <Button
      variant="contained"
      startIcon={<Add />}
      component={Link}
      to={createPath(level)}
      state={{ start: { [owner]: record.id } }}
    >
      {texts.addLevel}
    </Button>
  )
  return (
    <PanelCard
      title={texts.levelsTitle}
      add={add}
      rows={data}
      error={error}
      onRetry={() => void refetch()}
      empty={[texts.levelsEmpty, texts.levelsEmptyText]}
    >
      <SheetTable
        name={texts.levelsCaption}
        rows={data ?? []}
        keyOf={(one) => one.id}
        columns={[
          { title: heads.label, of: (one) => one.label },
          { title: heads.level, of: (one) => level.fields.level?.options?.[one.level] },
          { title: heads.catalog, of: (one) => one.Catalog?.label ?? texts.allCatalogs },
          { title: heads.from, is: 'number', of: (one) => priceText(one.amount_ht) },
          { title: heads.mandatory, of: (one) => (one.mandatory ? texts.yes : texts.no) },
          {
            title: heads.actions,
            is: 'end',
            of: (one) => (
              <MuiLink
                component={Link}
                to={editPath(level, one.id)}
                aria-label={`${texts.editLevel} : ${one.label}`}
              >
                {texts.editLevel}
              </MuiLink>
            ),
          },
        ]}
      />
    </PanelCard>
  )
}
