import { egalimPlanTexts as texts } from '../../../i18n/fr/egalim-plan'
import { egalimScreenTexts } from '../../../i18n/fr/egalim-screens'
import type { FollowedPlan } from '../../../resources/egalim/followed-answers'
import { decimalText, priceText } from '../../../resources/schema/decimal-text'
import { shareText } from '../../trade/egalim/share-text'
import { SheetTable } from '../../widgets/SheetTable'
import { planGoals } from './plan-goals'

/** Each goal today, as planned for today, at the end of the year, and as the law asks. */
export function FollowedShares({ plan }: { plan: FollowedPlan }) {
  const { received, expected, projected, after, target } = plan
  const column = (
    title: string,
    sums: FollowedPlan['received'],
    words: 'number' | 'number spare' = 'number',
  ) => ({
    ...{ title, is: words },
    of: ({ part, base }: (typeof planGoals)[number]) => (
      <>
        {shareText(sums[part], sums[base])}
        <div className="quiet">{priceText(sums[part])}</div>
      </>
    ),
  })
  return (
    <SheetTable
      name={texts.sharesOf}
      rows={planGoals}
      keyOf={({ key }) => key}
      columns={[
        { title: texts.goal, is: 'label', of: ({ key }) => egalimScreenTexts.goal[key] },
        column(texts.today, received),
        column(texts.plannedToday, expected),
        column(texts.withRest, projected),
        column(texts.plannedEnd, after, 'number spare'),
        {
          title: texts.target,
          is: 'number',
          of: ({ key }) => {
            const asked = target[key]
            return asked === null ? '–' : `${decimalText(asked)} %`
          },
        },
      ]}
    />
  )
}
