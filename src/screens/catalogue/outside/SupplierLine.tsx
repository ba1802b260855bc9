import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { outsideTexts as texts } from '../../../../i18n/fr/outside'
import { Badge } from '../../../widgets/Badge'
import { lineStyle } from './line-style'
import type { LineProps } from './OutsideList'
import type { OutsideSupplier } from './use-outside'

/** A supplier outside the catalogues and how to reach it. */
export function SupplierLine({ row, onEdit }: LineProps<OutsideSupplier>) {
  const place = [row.address, [row.zip_code, row.Municipality?.label].filter(Boolean).join(' ')].filter(
    Boolean,
  )
  return (
    <Box component="li" sx={lineStyle}>
      <div className="what">
        <strong>{row.label}</strong>
        <small>{place.join(', ')}</small>
        <Box sx={{ display: 'flex', gap: 0.75 }}>
          {row.groupAdherent_id !== null && <Badge tone="blue" label={texts.ofGroup} />}
          {!row.active && <Badge label={texts.inactive} />}
        </Box>
      </div>
      <div className="reach">
        {row.email && <a href={`mailto:${row.email}`}>{row.email}</a>}
        {row.phone && <a href={`tel:${row.phone.replace(/[^\d+]/g, '')}`}>{row.phone}</a>}
      </div>
      {onEdit && (
        <Button
          size="small"
          onClick={onEdit}
          aria-label={texts.actionOn({ verb: texts.edit, label: row.label })}
        >
          {texts.edit}
        </Button>
      )}
    </Box>
  )
}
