import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { groupTexts } from '../../../../i18n/fr/grouping'
import { countText } from '../../../../resources/schema/say'
import { Glyph } from '../glyphs'
import { GroupRows } from './GroupRows'
import { GroupFrame } from './group-style'
import type { Grouping } from './grouping'
import { type GroupView, groupKey } from './use-group-view'
import type { Group, Groups, InnerGroup } from './use-groups'

export interface GroupsProps {
  title: string
  grouping: Grouping
  view: GroupView
  groups: readonly Group[]
  answer: Groups
  isStale: boolean
  open: ReadonlySet<string>
  onToggle: (key: string) => void
}

/** Groups that unfold to their inner groups, and those to their rows. */
export function GroupTable({ title, view, groups, answer, isStale, ...rest }: GroupsProps) {
  const { figures, said } = view
  return (
    <GroupFrame data-scroll="list" data-stale={isStale || undefined}>
      <table aria-label={title}>
        <thead>
          <tr>
            <Head name="label" label={groupTexts.group} view={view} />
            <Head name="count" label={groupTexts.count} view={view} isNumeric />
            {figures.map(({ order, label }) => (
              <Head key={order} name={order} label={label} view={view} isNumeric />
            ))}
            <td aria-hidden />
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Line key={groupKey([group.key])} group={group} keys={[group.key]} view={view} {...rest} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{groupTexts.total}</td>
            <td className="is-numeric">{countText(answer.total)}</td>
            {figures.map(({ order }, at) => (
              <td key={order} className="is-numeric">
                {said(at, answer.totals[at])}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </GroupFrame>
  )
}

export function Head({
  name,
  label,
  view,
  isNumeric,
}: {
  name: string
  label: string
  view: GroupView
  isNumeric?: boolean
}) {
  return (
    <th scope="col" className={isNumeric ? 'is-numeric' : undefined} aria-sort={view.directionOf(name)}>
      <button type="button" className="sort" onClick={() => view.sort(name)}>
        {label}
        <Glyph name="arrow" size={14} />
      </button>
    </th>
  )
}

type LineProps = Pick<GroupsProps, 'grouping' | 'view' | 'open' | 'onToggle'> & {
  group: Group | InnerGroup
  keys: readonly (string | null)[]
}

function Line({ group, keys, grouping, view, open, onToggle }: LineProps) {
  const name = groupKey(keys)
  const isOpen = open.has(name)
  const width = view.figures.length + 3
  const target = view.openOf(keys)
  const { label, count, values } = group
  return (
    <>
      <tr className={keys.length > 1 ? 'is-inner' : undefined} onClick={() => onToggle(name)}>
        <td className="is-name">
          <button
            type="button"
            className="fold"
            aria-expanded={isOpen}
            onClick={(event) => {
              event.stopPropagation()
              onToggle(name)
            }}
          >
            <Glyph name="next" />
            {label}
          </button>
        </td>
        <td className="is-numeric">{countText(count)}</td>
        {view.figures.map(({ order }, at) => (
          <td key={order} className="is-numeric">
            {view.said(at, values[at])}
          </td>
        ))}
        <td className="is-open">
          {target && (
            <Link
              to={target}
              aria-label={groupTexts.openGroup({ label })}
              onClick={(event) => event.stopPropagation()}
            >
              {groupTexts.open}
            </Link>
          )}
        </td>
      </tr>
      {isOpen && keys.length < grouping.by.length && 'inner' in group && (
        <>
          {group.inner.map((inner) => (
            <Fragment key={groupKey([...keys, inner.key])}>
              <Line group={inner} keys={[...keys, inner.key]} {...{ grouping, view, open, onToggle }} />
            </Fragment>
          ))}
          {group.inner_count > group.inner.length && (
            <Note width={width}>{groupTexts.innerCapped(group.inner.length, group.inner_count)}</Note>
          )}
        </>
      )}
      {isOpen && keys.length === grouping.by.length && (
        <tr className="is-rows">
          <td colSpan={width}>
            <GroupRows place={{ by: grouping.by, keys }} label={label} narrow={false} />
          </td>
        </tr>
      )}
    </>
  )
}

const Note = ({ width, children }: { width: number; children: ReactNode }) => (
  <tr className="is-note">
    <td colSpan={width}>{children}</td>
  </tr>
)
