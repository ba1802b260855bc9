import { priceUpdateTexts } from '../../../i18n/fr/price-updates'
import { type LogAnswer, logAnswer } from '../../../resources/pricing/answers'
import { priceUpdates } from '../../../resources/pricing/endpoints'
import { many } from '../../../resources/schema/pick'
import type { Slot } from '../../admin/form/extensions'
import { useAnswer } from '../../fields/endpoints'
import { QueryTable } from '../../trade/QueryTable'

const texts = priceUpdateTexts.log
const changes = many(texts.title, logAnswer)
const changeOf = ({ before, after }: LogAnswer) => [before, after].filter(Boolean).join(' → ') || '–'

/** Every change of a campaign: who, what, before and after, from where. */
export const LogPanel: Slot = ({ scope: { record } }) => {
  const id = Number(record?.id)
  const query = useAnswer(priceUpdates.log, { id })
  return (
    <QueryTable
      name={texts.title}
      empty={[texts.none]}
      query={query}
      answer={changes}
      file={`historique-prix-${id}`}
      keyOf={(one) => one.id}
      columns={() => [
        'at',
        {
          field: 'what',
          is: 'what',
          under: (one) => [one.article, one.supplier].filter(Boolean).join(' · '),
        },
        { title: texts.change, of: changeOf, value: changeOf },
        { field: 'author', title: texts.who, of: (one) => one.author ?? texts.nobody },
        'origin',
      ]}
    />
  )
}
