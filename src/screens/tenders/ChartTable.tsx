import { SheetRoot } from '../../widgets/sheet-style'

interface Props {
  label: string
  /** The first names the rows, the others are numbers. */
  titles: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The values of a chart as a table, for whom the drawing says nothing. */
export function ChartTable({ label, titles, rows }: Props) {
  const [first, ...others] = titles
  return (
    <SheetRoot>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((title) => (
              <th key={title} scope="col" className="number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <td className="label">{name}</td>
              {values.map((value, at) => (
                <td key={others[at]} className="number" data-label={others[at]}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}
