import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { whyTexts as texts } from '../../../../i18n/fr/catalogue'
import type { OrderabilityReason } from '../../../../resources/catalogue/orderability'
import { shopEndpoints } from '../../../../resources/catalogue/shop-endpoints'
import { priceText } from '../../../../resources/schema/decimal-text'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { useAnswer } from '../../../fields/endpoints'
import { ErrorState } from '../../../widgets/ErrorState'
import { unitName, useUnits } from '../use-units'
import { type Asked, placeToMend } from './place-to-mend'

/** Whether a member may order an article on a day, every reason against it, and where each is mended. */
export function WhyAnswer({ article, asked }: { article: ReadRow; asked: Asked }) {
  const unitOf = useUnits()
  const { data, error, refetch } = useAnswer(shopEndpoints.orderability, { id: Number(article.id), ...asked })
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <p role="status">{texts.loading}</p>
  const { visible, orderable, price, reasons } = data
  const hidden = visible ? 'warning' : 'error'
  return (
    <Alert severity={orderable ? 'success' : hidden} role="status">
      <AlertTitle>{orderable ? texts.orderable : visible ? texts.visible : texts.hidden}</AlertTitle>
      {price && (
        <div>
          {texts.price({
            price: priceText(price.price_ht),
            unit: unitName(unitOf(article.billing)),
            scope: texts.scopes[price.scope],
          })}
        </div>
      )}
      {reasons.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {reasons.map(({ code, message }) => (
            <li key={code}>
              {message} <MendLink code={code} message={message} article={article} asked={asked} />
            </li>
          ))}
        </Box>
      )}
    </Alert>
  )
}

type MendProps = { code: OrderabilityReason; message: string; article: ReadRow; asked: Asked }

function MendLink({ code, message, article, asked }: MendProps) {
  const to = placeToMend(code, article, asked)
  if (!to) return null
  return (
    <Box
      component={Link}
      to={to}
      aria-label={`${texts.fix} : ${message}`}
      sx={{ color: 'inherit', fontWeight: 600 }}
    >
      {texts.fix}
    </Box>
  )
}
