import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { Link } from 'react-router'
import { articleTexts as texts } from '../../../../i18n/fr/catalogue'
import { fileUrl } from '../../../../providers/files'
import type { Slot } from '../../../admin/form/extensions'
import { Awaited } from '../../../widgets/Awaited'

interface Pictured {
  id: number
  label: string
  Image?: { path: string; unique_name: string } | null
}

function usePictured(resource: 'product' | 'family', id: unknown) {
  const isKnown = typeof id === 'number'
  return useGetOne<Pictured>(resource, { id: Number(id) }, { enabled: isKnown })
}

/** What buyers see of an article: the picture of its product, else that of its family; nothing where there is none. */
export const ArticlePhoto: Slot = ({ scope: { record = {} } }) => {
  const { data: product, isLoading } = usePictured('product', record.product_id)
  const { data: family, isLoading: isAwaited } = usePictured(
    'family',
    product && !product.Image ? record.family_id : undefined,
  )
  const [lost, setLost] = useState<string>()
  const url = fileUrl(product?.Image ?? family?.Image)
  if (isLoading || isAwaited) return <Awaited />
  if (!product || !url || url === lost) return null
  const isOwn = Boolean(product.Image)
  return (
    <Box component="figure" sx={{ display: 'flex', alignItems: 'center', gap: 2, m: 0, mb: 2 }}>
      <Box
        component="img"
        src={url}
        alt={isOwn ? product.label : (family?.label ?? '')}
        onError={() => setLost(url)}
        sx={{ width: 96, height: 96, borderRadius: 2, objectFit: 'cover', bgcolor: 'surface.subtle' }}
      />
      <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {isOwn ? texts.photoOfProduct : texts.photoOfFamily}
        <br />
        <MuiLink component={Link} to={`/product/${product.id}`}>
          {texts.photoChange({ label: product.label })}
        </MuiLink>
      </Box>
    </Box>
  )
}
