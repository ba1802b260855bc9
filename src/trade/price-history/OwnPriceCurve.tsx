import Box from '@mui/material/Box'
import { priceHistoryTexts as texts } from '../../../i18n/fr/price-history'
import { useMember } from '../use-member'
import { HistoryView } from './HistoryView'
import { useHistory } from './use-history'

interface Props {
  article: { id: number }
  ttc: boolean
}

/** The curve of the price that the selected member pays, in the sheet of the article. */
export function OwnPriceCurve({ article, ttc }: Props) {
  const { data } = useHistory({ article, member: useMember() })
  if (!data) return null
  return (
    <Box component="section" sx={{ mt: 2, maxWidth: 480 }}>
      <Box component="h3" sx={{ typography: 'subtitle1', fontWeight: 700, m: 0, mb: 0.5 }}>
        {texts.title}
      </Box>
      <HistoryView history={data} ttc={ttc} />
    </Box>
  )
}
