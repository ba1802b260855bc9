import { Link } from 'react-router'
import { groupTexts } from '../../../../i18n/fr/grouping'
import { countText } from '../../../../resources/schema/say'
import type { GroupsProps } from './GroupTable'
import { Head } from './GroupTable'
import { GroupFrame } from './group-style'
import { measureText } from './grouping'
import { groupKey } from './use-group-view'
import type { InnerGroup } from './use-groups'

/** Two columns of a list crossed: one figure in each place, with the totals of both. */
export function PivotTable({
  title,
  grouping,
  view,
  groups,
  answer,
  isStale,
}: Omit<GroupsProps, 'open' | 'onToggle'>) {
  const at = grouping.measures.findIndex((one) => measureText(one) === grouping.pivot)
  const said = ({ count, values }: Pick<InnerGroup, 'count' | 'values'>) =>
    at < 0 ? countText(count) : view.said(at, values[at])
  const { columns } = answer
  return (
    <GroupFrame
      className="is-pivot"
      data-scroll="list"
      data-stale={isStale || undefined}
      tabIndex={0}
      role="region"
      aria-label={title}
    >
      <table aria-label={title}>
        <thead>
          <tr>
            <Head name="label" label={groupTexts.group} view={view} />
            {columns.map(({ key, label }) => (
              <th key={groupKey([key])} scope="col" className="is-numeric">
                <span>{label}</span>
              </th>
            ))}
            <Head
              name={at < 0 ? 'count' : (grouping.pivot ?? 'count')}
              label={groupTexts.total}
              view={view}
              isNumeric
            />
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => {
            const cells = new Map(group.inner.map((inner) => [groupKey([inner.key]), inner]))
            return (
              <tr key={groupKey([group.key])}>
                <th scope="row">{group.label}</th>
                {columns.map(({ key, label }) => {
                  const cell = cells.get(groupKey([key]))
                  const target = cell && view.openOf([group.key, key])
                  return (
                    <td key={groupKey([key])} className="is-numeric">
                      {cell && target ? (
                        <Link
                          className="is-cell"
                          to={target}
                          aria-label={`${said(cell)}, ${groupTexts.openGroup({ label: `${group.label}, ${label}` })}`}
                        >
                          {said(cell)}
                        </Link>
                      ) : cell ? (
                        said(cell)
                      ) : (
                        <span className="cell-empty">–</span>
                      )}
                    </td>
                  )
                })}
                <td className="is-numeric is-total">{said(group)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <td>{groupTexts.total}</td>
            {columns.map((column) => (
              <td key={groupKey([column.key])} className="is-numeric">
                {said(column)}
              </td>
            ))}
            <td className="is-numeric">{said({ count: answer.total, values: answer.totals })}</td>
          </tr>
        </tfoot>
      </table>
    </GroupFrame>
  )
}
