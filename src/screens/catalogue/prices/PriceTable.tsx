import Box from '@mui/material/Box'
import { priceTexts as texts } from '../../../../i18n/fr/catalogue'
import { changePercent, priceState } from '../../../../resources/catalogue/price-periods'
import { frenchDay } from '../../../../resources/schema/date-text'
import { frenchDecimal, frenchPrice } from '../../../../resources/schema/decimal-text'
import { parisDay } from '../../../../resources/schema/paris-time'
import type { Row } from '../../../admin/form/form-scope'
import type { Rights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'
import { Badge } from '../../../widgets/Badge'
import { tableStyle } from '../../../widgets/table-style'
import { unitName, useUnits } from '../use-units'
import { PriceActions } from './PriceActions'
import type { EditedPrice } from './PriceDialog'
import { type ArticlePrice, previousOf, scopeName } from './use-prices'

type Props = {
  prices: readonly ArticlePrice[]
  article: Row
  rights: Rights
  onEdit: (edited: EditedPrice) => void
}

const tones = { past: 'grey', current: 'green', future: 'blue' } as const
const heads = texts.columns

/** Every price of an article; what has been in force is only read. */
export function PriceTable({ prices, article, rights, onEdit }: Props) {
  const unitOf = useUnits()
  const hasActions = rights.update || rights.remove
  const per = (unit: unknown) => ` / ${unitOf(unit)?.abbreviation ?? unitName(unitOf(unit))}`
  return (
    <Box sx={tableStyle}>
      <table>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.from}</th>
            <th scope="col">{heads.to}</th>
            <th scope="col">{heads.state}</th>
            <th scope="col">{heads.scope}</th>
            <th scope="col" className="is-numeric">
              {heads.quotation + per(article.negotiation)}
            </th>
            <th scope="col" className="is-numeric">
              {heads.price + per(article.billing)}
            </th>
            <th scope="col" className="is-numeric">
              {heads.change}
            </th>
            <th scope="col">{heads.source}</th>
            {hasActions && <th scope="col">{heads.actions}</th>}
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <PriceRow key={price.id} price={price} before={previousOf(prices, price)}>
              {hasActions && (
                <td data-label={heads.actions}>
                  <PriceActions price={price} rights={rights} onEdit={onEdit} />
                </td>
              )}
            </PriceRow>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

type RowProps = { price: ArticlePrice; before?: ArticlePrice; children: React.ReactNode }

function PriceRow({ price, before, children }: RowProps) {
  const state = priceState(price, parisDay(new Date()))
  const change = before && changePercent(before.price_ht, price.price_ht)
  const { options = {} } = useEngine().registry.get('article_price').fields.source ?? {}
  return (
    <tr>
      <td data-label={heads.from}>{frenchDay(price.valid_from)}</td>
      <td data-label={heads.to}>{price.valid_to ? frenchDay(price.valid_to) : texts.noEnd}</td>
      <td data-label={heads.state}>
        <Badge tone={tones[state]} label={texts.states[state]} />
      </td>
      <td data-label={heads.scope} className="is-wide">
        {scopeName(price)}
      </td>
      <td data-label={heads.quotation} className="is-numeric">
        {frenchPrice(price.quotation)}
      </td>
      <td data-label={heads.price} className="is-numeric">
        <strong>{frenchPrice(price.price_ht)}</strong>
      </td>
      <td data-label={heads.change} className="is-numeric">
        {change === undefined
          ? '–'
          : `${change.startsWith('-') ? '−' : '+'}${frenchDecimal(change.replace('-', ''))} %`}
      </td>
      <td data-label={heads.source} className="is-wide">
        {options[price.source] ?? price.source}
        {price.reason && <small>{price.reason}</small>}
      </td>
      {children}
    </tr>
  )
}
