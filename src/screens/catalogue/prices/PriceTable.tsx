import { priceTexts as texts } from '../../../../i18n/fr/catalogue'
import { changePercent, priceState } from '../../../../resources/catalogue/price-periods'
import { frenchDay } from '../../../../resources/schema/date-text'
import { decimalText, priceText } from '../../../../resources/schema/decimal-text'
import { parisDay } from '../../../../resources/schema/paris-time'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import type { Rights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'
import { Badge } from '../../../widgets/Badge'
import { SheetTable } from '../../../widgets/SheetTable'
import { unitName, useUnits } from '../use-units'
import { PriceActions } from './PriceActions'
import type { EditedPrice } from './PriceDialog'
import { type ArticlePrice, previousOf, scopeName } from './use-prices'

type Props = {
  prices: readonly ArticlePrice[]
  article: ReadRow
  rights: Rights
  onEdit: (edited: EditedPrice) => void
}

const tones = { past: 'grey', current: 'green', future: 'blue' } as const
const heads = texts.columns

function stateOf(price: ArticlePrice) {
  const state = priceState(price, parisDay(new Date()))
  return { tone: tones[state], label: texts.states[state] }
}

function changeText(price: ArticlePrice, before: ArticlePrice | undefined) {
  const change = before && changePercent(before.price_ht, price.price_ht)
  if (change === undefined) return '–'
  return `${change.startsWith('-') ? '−' : '+'}${decimalText(change.replace('-', ''))} %`
}

/** Every price of an article; what has been in force is only read. */
export function PriceTable({ prices, article, rights, onEdit }: Props) {
  const unitOf = useUnits()
  const { options: sources = {} } = useEngine().registry.get('article_price').fields.source ?? {}
  const hasActions = rights.update || rights.remove
  const per = (unit: unknown) => ` / ${unitOf(unit)?.abbreviation ?? unitName(unitOf(unit))}`
  return (
    <SheetTable
      name={texts.caption}
      rows={prices}
      keyOf={({ id }) => id}
      columns={[
        { title: heads.from, of: (price) => frenchDay(price.valid_from) },
        { title: heads.to, of: (price) => (price.valid_to ? frenchDay(price.valid_to) : texts.noEnd) },
        {
          title: heads.state,
          of: (price) => <Badge {...stateOf(price)} />,
          under: (price) => price.bounded && texts.kinds.promotion,
        },
        { title: heads.scope, of: scopeName },
        {
          title: heads.quotation + per(article.negotiation),
          is: 'number',
          of: (price) => priceText(price.quotation),
        },
        {
          title: heads.price + per(article.billing),
          is: 'number amount',
          of: (price) => priceText(price.price_ht),
        },
        { title: heads.change, is: 'number', of: (price) => changeText(price, previousOf(prices, price)) },
        {
          title: heads.source,
          of: ({ source }) => sources[source] ?? source,
          under: ({ reason }) => reason,
        },
        hasActions && {
          title: heads.actions,
          is: 'end',
          of: (price) => <PriceActions price={price} prices={prices} rights={rights} onEdit={onEdit} />,
        },
      ]}
    />
  )
}
