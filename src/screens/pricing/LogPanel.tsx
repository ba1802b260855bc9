import { priceUpdateTexts } from '../../../i18n/fr/price-updates'
import { priceUpdates } from '../../../resources/pricing/endpoints'
import { priceLogOrigins } from '../../../resources/pricing/price-update-response'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { Slot } from '../../admin/form/extensions'
import { useAnswer } from '../../fields/endpoints'
import { QueryTable } from '../../trade/QueryTable'

const texts = priceUpdateTexts.log

/** Every change of a campaign: who, what, before and after, from where. */
export const LogPanel: Slot = ({ scope: { record } }) => {
  const id = Number(record?.id)
  const query = useAnswer(priceUpdates.log, { id })
  return (
    <QueryTable
      name={texts.title}
      empty={[texts.none]}
      query={query}
      keyOf={(one) => one.id}
      columns={() => [
        { title: texts.at, of: (one) => frenchMoment(one.at) },
        {
          title: texts.what,
          is: 'what',
          of: (one) => one.what,
          under: (one) => [one.article, one.supplier].filter(Boolean).join(' · '),
        },
        { title: texts.change, of: (one) => [one.before, one.after].filter(Boolean).join(' → ') || '–' },
        { title: texts.who, of: (one) => one.author ?? texts.nobody },
        { title: texts.origin, of: (one) => priceLogOrigins[one.origin] },
      ]}
    />
  )
}
