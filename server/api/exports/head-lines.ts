import { reportTexts as texts } from '../../../i18n/fr/reports'
import type { ConditionTree } from '../../../resources/schema/condition'
import { type AnyResource, listTitle } from '../../../resources/schema/resource'
import type { Context } from '../context'
import type { Work } from '../work'
import { saidFilters } from './said-filters'

/** What a list is narrowed by. */
interface Narrowed {
  filters?: readonly ConditionTree[]
  quick?: string | undefined
}

/** What stands above the rows of a list that leaves: its title, and what narrows it; what else, the application says. */
export async function headLines(
  { headLines: own }: Pick<Context, 'headLines'>,
  work: Work,
  { resource, filters = [], quick }: Narrowed & { resource: AnyResource },
): Promise<string[]> {
  const title = listTitle(resource)
  const narrowed = [
    ...(await saidFilters(work, resource, filters)),
    ...(quick ? [texts.search({ text: quick })] : []),
  ]
  if (own) return own(work, { title, narrowed })
  return [title, narrowed.length ? texts.filters({ names: narrowed.join(' ; ') }) : texts.noFilter]
}
