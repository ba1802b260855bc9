import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { outsideTexts as texts } from '../../../../i18n/fr/outside'
import { useTitle } from '../../../admin/use-title'
import { useAdherent } from '../../../layout/adherent-context'
import { TabPages } from '../../../widgets/TabPages'
import { OutsideList } from './OutsideList'
import { ProductLine } from './ProductLine'
import { SupplierLine } from './SupplierLine'
import type { OutsideProduct, OutsideSupplier } from './use-outside'

/** « Hors catalogue »: what a member buys besides the catalogues, and from whom (domain §4.7). */
export function OutOfCatalogScreen() {
  const { selected } = useAdherent()
  useTitle(texts.title)
  const key = `${selected?.isGroup} ${selected?.id}`
  return (
    <Box sx={{ maxWidth: 1240 }}>
      <Typography variant="h1">{texts.title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2, maxWidth: 720 }}>
        {texts.intro}
      </Typography>
      {selected?.isGroup && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.forGroup}
        </Alert>
      )}
      <TabPages
        key={key}
        label={texts.title}
        tabs={[
          {
            name: 'products',
            label: texts.products,
            content: <OutsideList<OutsideProduct> of="product" Line={ProductLine} />,
          },
          {
            name: 'suppliers',
            label: texts.suppliers,
            content: <OutsideList<OutsideSupplier> of="supplier" Line={SupplierLine} />,
          },
        ]}
      />
    </Box>
  )
}
