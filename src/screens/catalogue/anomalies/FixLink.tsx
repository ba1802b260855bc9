import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { anomalyTexts as texts } from '../../../../i18n/fr/catalogue'
import type { Slot } from '../../../admin/form/extensions'
import { isRow } from '../../../admin/form/initial-values'

const tabs: Readonly<Record<string, string>> = {
  missing_price: 'prices',
  price_variation_over_threshold: 'prices',
  missing_rate: 'unites-et-cotation',
  missing_unit_or_coef: 'unites-et-cotation',
  no_referencing: 'orderability',
}

/** From an anomaly to the place where its article is mended. */
export const FixLink: Slot = ({ scope: { record } }) => {
  const type = isRow(record?.Anomaly_type) ? String(record.Anomaly_type.machine_name) : ''
  if (!record) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        variant="outlined"
        startIcon={<Edit />}
        component={Link}
        to={`/article/${Number(record.article_id)}?tab=${tabs[type] ?? 'informations'}`}
      >
        {texts.fix}
      </Button>
    </Box>
  )
}
