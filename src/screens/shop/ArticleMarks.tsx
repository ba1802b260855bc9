import { shopTexts, temperatureLabels } from '../../../i18n/fr/shop'
import type { ShopArticle } from '../../../resources/catalogue/answers'
import { frenchDay } from '../../../resources/schema/date-text'

const toneOfLabel = (group: string | null) =>
  group === 'bio' ? 'green' : group === 'egalim' ? 'lightGreen' : 'grey'

/** Labels, origin, cold chain and habits, each in words. */
export function ArticleMarks({ article }: { article: ShopArticle }) {
  const { labels, origin, temperature, bought_at, variable_weight } = article
  return (
    <span className="marks">
      {labels.map(({ id, label, egalim_group }) => (
        <span key={id} className="mark" data-tone={toneOfLabel(egalim_group)}>
          {label}
        </span>
      ))}
      {origin && <span className="mark">{origin}</span>}
      {temperature && temperature !== 'ambient' && (
        <span className="mark" data-tone="blue">
          {temperatureLabels[temperature]}
        </span>
      )}
      {variable_weight && <span className="mark">{shopTexts.variable}</span>}
      {bought_at && <span className="quiet">{shopTexts.bought({ day: frenchDay(bought_at) })}</span>}
    </span>
  )
}
