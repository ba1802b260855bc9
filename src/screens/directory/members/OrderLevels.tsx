import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { type RaRecord, useGetList } from 'react-admin'
import { Link } from 'react-router'
import { memberTexts as texts } from '../../../../i18n/fr/referencing'
import { frenchPrice } from '../../../../resources/schema/decimal-text'
import type { Slot } from '../../../admin/form/extensions'
import { createPath, editPath } from '../../../admin/paths'
import { useRights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'
import { EmptyState } from '../../../widgets/EmptyState'
import { PanelCard } from '../../../widgets/PanelCard'
import { tableStyle } from '../../../widgets/table-style'

interface Level extends RaRecord<number> {
  label: string
  level: string
  amount_ht: string
  mandatory: boolean
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
      action={data?.length ? add : undefined}
      rows={data}
      error={error}
      onRetry={() => void refetch()}
      empty={<EmptyState title={texts.levelsEmpty} text={texts.levelsEmptyText} action={add} />}
    >
      <Box sx={tableStyle}>
        <table>
          <caption>{texts.levelsCaption}</caption>
          <thead>
            <tr>
              {Object.entries(heads).map(([key, head]) => (
                <th key={key} scope="col" className={key === 'from' ? 'is-numeric' : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.map((one) => (
              <tr key={one.id}>
                <td data-label={heads.label}>{one.label}</td>
                <td data-label={heads.level}>{level.fields.level?.options?.[one.level]}</td>
                <td data-label={heads.catalog}>{one.Catalog?.label ?? texts.allCatalogs}</td>
                <td data-label={heads.from} className="is-numeric">
                  {frenchPrice(one.amount_ht)}
                </td>
                <td data-label={heads.mandatory}>{one.mandatory ? texts.yes : texts.no}</td>
                <td data-label={heads.actions}>
                  <MuiLink
                    component={Link}
                    to={editPath(level, one.id)}
                    aria-label={`${texts.editLevel} : ${one.label}`}
                  >
                    {texts.editLevel}
                  </MuiLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </PanelCard>
  )
}
