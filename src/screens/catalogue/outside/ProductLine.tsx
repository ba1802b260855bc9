import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { outsideTexts as texts } from '../../../../i18n/fr/outside'
import { priceText } from '../../../../resources/schema/decimal-text'
import { Badge } from '../../../widgets/Badge'
import { lineStyle } from './line-style'
import { OrderOutside } from './OrderOutside'
import type { LineProps } from './OutsideList'
import type { OutsideProduct } from './use-outside'

/** A product outside the catalogues: what it is, whose, at what price, and into a cart. */
export function ProductLine({ row, onEdit }: LineProps<OutsideProduct>) {
  const { Supplier, Supplier_not_in_catalog, Unit, Family, Catalog } = row
  const seller = Supplier?.name ?? Supplier_not_in_catalog?.label
  const unit = Unit?.abbreviation || Unit?.label.toLowerCase() || ''
  return (
    <Box component="li" sx={lineStyle}>
      <div className="what">
        <strong>{row.label}</strong>
        <small>
          {[seller, Family?.label ?? Catalog?.label, row.ref_supplier].filter(Boolean).join(' · ')}
        </small>
        <Box sx={{ display: 'flex', gap: 0.75 }}>
          {row.groupAdherent_id !== null && <Badge tone="blue" label={texts.ofGroup} />}
          {!row.active && <Badge label={texts.inactive} />}
        </Box>
      </div>
      <span className="price">{texts.per({ price: priceText(row.price_ht), unit })}</span>
      {row.active && <OrderOutside product={row} />}
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
