import { egalimPlanTexts as texts } from '../../../i18n/fr/egalim-plan'
import { quantityWords } from '../../../i18n/fr/orders'
import {
  type ChangeState,
  changeStates,
  type FollowedChange,
} from '../../../resources/egalim/followed-answers'
import { decimalText, priceText } from '../../../resources/schema/decimal-text'
import type { Tone } from '../../../resources/schema/field'
import { sayWord } from '../../../resources/schema/say'
import { Badge } from '../../widgets/Badge'
import { SheetTable } from '../../widgets/SheetTable'
import { euroValue } from '../../widgets/sheet-table/value'
import { articleNote, PlanArticle } from './PlanArticle'

const tones: Readonly<Record<ChangeState, Tone>> = {
  done: 'green',
  partly: 'blue',
  not_yet: 'grey',
  gone: 'red',
}
const isNone = (value: string) => Number(value) === 0

function Effect({ of }: { of: FollowedChange }) {
  const { bio_points, bio_points_done, egalim_points, egalim_points_done } = of
  return (
    <>
      {!isNone(bio_points) && (
        <div>{texts.effectBio({ done: decimalText(bio_points_done), all: decimalText(bio_points) })}</div>
      )}
      {!isNone(egalim_points) && (
        <div>
          {texts.effectEgalim({ done: decimalText(egalim_points_done), all: decimalText(egalim_points) })}
        </div>
      )}
    </>
  )
}

const order: readonly ChangeState[] = ['not_yet', 'partly', 'gone', 'done']

/** Each change of a followed plan against what was bought: what remains to do first. */
export function FollowedChanges({ changes }: { changes: readonly FollowedChange[] }) {
  const rows = changes.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  const words = (quantity: string, { unit }: FollowedChange) => quantityWords(quantity, unit ?? '')
  return (
    <SheetTable
      name={texts.changes}
      rows={rows}
      keyOf={({ id }) => id}
      more={(left) => texts.more({ smart_count: left })}
      columns={[
        {
          title: texts.order,
          is: 'what',
          of: ({ label }) => <PlanArticle label={label} />,
          value: ({ label }) => label,
          under: ({ supplier, categories }) => articleNote(supplier, categories),
        },
        {
          title: texts.instead,
          of: ({ instead_label }) => instead_label,
          under: ({ instead_ht }) =>
            isNone(instead_ht) ? '' : texts.insteadStill({ amount: priceText(instead_ht) }),
        },
        {
          title: texts.planned,
          is: 'number',
          of: (one) => words(one.quantity, one),
          value: ({ planned_ht }) => euroValue(planned_ht),
          under: ({ planned_ht }) => priceText(planned_ht),
        },
        {
          title: texts.bought,
          is: 'number',
          of: (one) => words(one.done_quantity, one),
          value: ({ received_ht }) => euroValue(received_ht),
          under: ({ received_ht }) => priceText(received_ht),
        },
        {
          title: texts.left,
          is: 'number',
          of: (one) => (isNone(one.left_quantity) ? '–' : words(one.left_quantity, one)),
          under: (one) =>
            isNone(one.awaited_quantity) ? '' : texts.awaited({ quantity: words(one.awaited_quantity, one) }),
        },
        { title: texts.effect, is: 'number', of: (one) => <Effect of={one} /> },
        {
          title: texts.stateHead,
          is: 'state whole',
          value: ({ state }) => sayWord(changeStates[state]),
          of: ({ state }) => <Badge tone={tones[state]} label={sayWord(changeStates[state])} />,
        },
      ]}
    />
  )
}
