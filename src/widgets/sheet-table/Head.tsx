import Box from '@mui/material/Box'
import { sheetTableTexts as texts } from '../../../i18n/fr/sheet-table'
import { say } from '../say'
import { SortRoot } from '../sheet-style'
import { visuallyHidden } from '../visually-hidden'
import { headWords, type ReadColumn } from './column'
import type { Sorting } from './value'

interface Props<Row> {
  columns: readonly ReadColumn<Row>[]
  sorting: Sorting | undefined
  onSort: (sorting: Sorting | undefined) => void
}

/** What a press on a head does: up, down, then as the table was. */
const pressed = (title: string, sorting: Sorting | undefined): Sorting | undefined =>
  sorting?.title !== title ? { title, isDown: false } : sorting.isDown ? undefined : { title, isDown: true }

const wayOf = (title: string, sorting: Sorting | undefined) =>
  sorting?.title === title ? (sorting.isDown ? 'descending' : 'ascending') : 'none'

const Nameless = () => (
  <Box component="span" sx={visuallyHidden}>
    {say('widget.table.actions')}
  </Box>
)

/** The heads of a table; those whose values have an order sort it. */
export function Head<Row>({ columns, sorting, onSort }: Props<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ title, head, is, value }, at) => {
          const sorted = value ? title : undefined
          return (
            <th
              key={title ?? at}
              scope="col"
              className={headWords(is).join(' ') || undefined}
              aria-sort={sorted === undefined ? undefined : wayOf(sorted, sorting)}
            >
              {head}
              {sorted && (
                <button
                  type="button"
                  className="sort"
                  aria-label={head ? texts.by({ title: sorted }) : undefined}
                  onClick={() => onSort(pressed(sorted, sorting))}
                >
                  {!head && sorted}
                </button>
              )}
              {!head && !sorted && (title ?? <Nameless />)}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** The same choice on a phone, where a table has no heads. */
export function SortChoice<Row>({ name, columns, sorting, onSort }: Props<Row> & { name: string }) {
  const choices = columns.flatMap(({ title, value }) =>
    title !== undefined && value ? [false, true].map((isDown) => ({ title, isDown })) : [],
  )
  const at = choices.findIndex(({ title, isDown }) => sorting?.title === title && sorting.isDown === isDown)
  return (
    <SortRoot>
      {texts.sort}
      <select
        aria-label={texts.of({ name })}
        value={at}
        onChange={({ target }) => onSort(choices[Number(target.value)])}
      >
        <option value={-1}>{texts.asGiven}</option>
        {choices.map(({ title, isDown }, index) => (
          <option key={`${title} ${isDown}`} value={index}>
            {isDown ? texts.down({ title }) : texts.up({ title })}
          </option>
        ))}
      </select>
    </SortRoot>
  )
}
