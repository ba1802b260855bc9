import { Link } from 'react-router'
import { groupTexts } from '../../../../i18n/fr/grouping'
import { countText } from '../../../../resources/schema/say'
import { Glyph } from '../glyphs'
import { GroupRows } from './GroupRows'
import type { GroupsProps } from './GroupTable'
import { GroupCardList } from './group-style'
import { type GroupView, groupKey } from './use-group-view'
import type { Group, InnerGroup } from './use-groups'

/** Groups on a narrow screen: a card each, its figures one under the other. */
export function GroupCards({ title, view, groups, answer, ...rest }: GroupsProps) {
  return (
    <GroupCardList aria-label={title}>
      {groups.map((group) => (
        <Card key={groupKey([group.key])} group={group} keys={[group.key]} view={view} {...rest} />
      ))}
      <li className="is-total">
        <strong>{groupTexts.total}</strong>
        <Figures view={view} count={answer.total} values={answer.totals} />
      </li>
    </GroupCardList>
  )
}

type CardProps = Pick<GroupsProps, 'grouping' | 'view' | 'open' | 'onToggle'> & {
  group: Group | InnerGroup
  keys: readonly (string | null)[]
}

function Card({ group, keys, grouping, view, open, onToggle }: CardProps) {
  const name = groupKey(keys)
  const isOpen = open.has(name)
  const isLast = keys.length === grouping.by.length
  const target = view.openOf(keys)
  const { label } = group
  return (
    <li>
      <button type="button" className="fold" aria-expanded={isOpen} onClick={() => onToggle(name)}>
        <Glyph name="next" />
        <span>{label}</span>
      </button>
      <Figures view={view} count={group.count} values={group.values} />
      {target && (
        <Link className="open" to={target} aria-label={groupTexts.openGroup({ label })}>
          {groupTexts.open}
        </Link>
      )}
      {isOpen && !isLast && 'inner' in group && (
        <GroupCardList aria-label={label}>
          {group.inner.map((inner) => (
            <Card
              key={groupKey([...keys, inner.key])}
              group={inner}
              keys={[...keys, inner.key]}
              {...{ grouping, view, open, onToggle }}
            />
          ))}
          {group.inner_count > group.inner.length && (
            <li className="note">{groupTexts.innerCapped(group.inner.length, group.inner_count)}</li>
          )}
        </GroupCardList>
      )}
      {isOpen && isLast && <GroupRows place={{ by: grouping.by, keys }} label={label} narrow />}
    </li>
  )
}

interface FiguresProps {
  view: GroupView
  count: number
  values: readonly (string | null)[]
}

const Figures = ({ view, count, values }: FiguresProps) => (
  <dl className="figures">
    <dt>{groupTexts.count}</dt>
    <dd>{countText(count)}</dd>
    {view.figures.map(({ order, label }, at) => (
      <Pair key={order} label={label} value={view.said(at, values[at])} />
    ))}
  </dl>
)

const Pair = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
)
