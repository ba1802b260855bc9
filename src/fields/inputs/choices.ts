import { useDataProvider } from 'react-admin'
import { defaultSort, searchFields } from '../../../resources/schema/derive'
import { type AnyResource, titleFields } from '../../../resources/schema/resource'
import { useFound } from '../../widgets/type-ahead'
import { labelOf } from '../label-of'
import type { InputProps } from './input-props'

/** A row that may be chosen. */
export interface Choice {
  id: number
  label: string
}

type Where = NonNullable<InputProps['where']>
type Row = Readonly<Record<string, unknown>> & { readonly id: number }

/** How many rows are offered at once; a longer list is narrowed by typing. */
export const choicesShown = 25

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'id') === 'number'

/** A row as a choice: the text by which people know it, its number when there is none. */
export const choiceOf = (target: AnyResource, row: Row): Choice => ({
  id: row.id,
  label: labelOf(row, target),
})

/** Rows as choices; those of one name are told apart by what else they are searched by: « Sainte-Colombe (77650) ». */
export function choicesOf(target: AnyResource, rows: readonly Row[]): Choice[] {
  const choices = rows.map((row) => choiceOf(target, row))
  const other = searchFields(target).find((name) => !titleFields(target).includes(name))
  return choices.map((choice, index) => {
    const detail = other && rows[index]?.[other]
    const isAlone = choices.filter(({ label }) => label === choice.label).length === 1
    return isAlone || !detail ? choice : { ...choice, label: `${choice.label} (${String(detail)})` }
  })
}

/** The question behind a list of choices: rows in use whose title holds the text. */
export function choicesQuestion(target: AnyResource, text: string, where: Where = {}) {
  const [title = 'id', ...others] = titleFields(target)
  const searchesWidely = others.length > 0 || target.list?.search !== undefined
  const [field, order] = defaultSort(target)
  return {
    pagination: { page: 1, perPage: choicesShown },
    sort: { field, order: order === 'asc' ? ('ASC' as const) : ('DESC' as const) },
    meta: { enableMode: 'enabled', ...(text && searchesWidely ? { orders: [] } : {}) },
    filter: {
      ...where,
      ...(text && (searchesWidely ? { q: text } : { [title]: { operator: 'like', value: text } })),
    },
  }
}

/** The rows that may be chosen, asked for once the list is open; `isKnown` when they are those of the text. */
export function useChoices(
  target: AnyResource,
  { text, isOpen, where = {} }: { text: string; isOpen: boolean; where?: Where },
) {
  const dataProvider = useDataProvider()
  const { answer, isKnown, isError } = useFound({
    key: [target.name, 'choices', where],
    text,
    ask: (search, signal) =>
      dataProvider.getList<Row>(target.name, { ...choicesQuestion(target, search, where), signal }),
    isAsked: () => isOpen,
  })
  const rows = answer?.data ?? []
  return {
    choices: choicesOf(target, rows),
    hasMore: (answer?.total ?? 0) > rows.length,
    isKnown,
    isLoading: isOpen && !isError && answer === undefined,
    hasFailed: isError,
  }
}
