import { egalimPlanTexts as texts } from '../../../i18n/fr/egalim-plan'
import { egalimScreenTexts } from '../../../i18n/fr/egalim-screens'
import type { EgalimPlan } from '../../../resources/egalim/plan-answers'
import { decimalText, priceText } from '../../../resources/schema/decimal-text'
import { shareText } from '../../trade/egalim/share-text'
import { SheetTable } from '../../widgets/SheetTable'
import { planGoals } from './plan-goals'

/** Each goal at the end of the year: as it goes, with the plan, and as the law asks. */
export function PlanShares({ plan: { before, after, target } }: { plan: EgalimPlan }) {
  const of = (sums: EgalimPlan['before'], { part, base }: (typeof planGoals)[number]) => (
    <>
      {shareText(sums[part], sums[base])}
      <div className="quiet">{priceText(sums[part])}</div>
    </>
  )
  return (
    <SheetTable
      name={texts.title}
      rows={planGoals}
      keyOf={({ key }) => key}
      columns={[
        { title: texts.goal, is: 'label', of: ({ key }) => egalimScreenTexts.goal[key] },
        { title: texts.before, is: 'number', of: (goal) => of(before, goal) },
        { title: texts.after, is: 'number', of: (goal) => of(after, goal) },
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
