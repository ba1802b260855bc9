import type { Http } from '../../providers/http'
import { sendFor } from '../../providers/send-to'
import type { FileReference } from '../../providers/session-user'
import type { adherent } from '../../resources/directory/adherent'
import { adherentEndpoints } from '../../resources/directory/adherent-endpoints'
import { firstAdherent } from '../../resources/directory/first-adherent'
import type { RowOf } from '../../resources/schema/infer'

/** An adherent, or a group followed by its adherents, as `GET /adherent/all` answers it. */
export interface AdherentOption
  extends RowOf<typeof adherent, 'id' | 'name'>,
    Partial<RowOf<typeof adherent, 'groupAdherent_id' | 'is_access_module_allowed'>> {
  isGroup: boolean
  logoAdherent?: FileReference | string | null
  /** The adherents of a group. */
  options?: readonly AdherentOption[]
}

/** Whom the signed-in person may work for, as a query that every screen shares. */
export const ownAdherents = (http: Http) => ({
  queryKey: ['session', 'adherents'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    sendFor<AdherentOption[]>(http, adherentEndpoints.all, { isFilterList: true }, { signal }),
  staleTime: 5 * 60_000,
})

/** What is kept of a choice: enough to find it again. */
export interface AdherentChoice {
  id: number
  isGroup: boolean
}

/** Whether that is what was chosen. */
export const isSameChoice = (option: AdherentOption, choice: AdherentChoice) =>
  option.id === choice.id && option.isGroup === choice.isGroup

/** Groups first, each followed by its adherents; then the adherents that have none. */
export const inSelectorOrder = (list: readonly AdherentOption[]): AdherentOption[] =>
  flatOptions([...list.filter(({ isGroup }) => isGroup), ...list.filter(({ isGroup }) => !isGroup)])

/** Groups and adherents in one list, each group before its adherents. */
export const flatOptions = (list: readonly AdherentOption[]): AdherentOption[] =>
  list.flatMap((option) => [
    option,
    ...(option.options ?? []).map((child) => ({ ...child, isGroup: false, groupAdherent_id: option.id })),
  ])

/** The stored choice while it is available, else whom one works for before having chosen. */
export function chooseAdherent(
  list: readonly AdherentOption[],
  stored: AdherentChoice | undefined,
): AdherentOption | undefined {
  const options = flatOptions(list)
  const found = (choice: AdherentChoice | undefined) =>
    choice && options.find((option) => isSameChoice(option, choice))
  return found(stored) ?? found(firstAdherent(list))
}

/** A stored choice, undefined when it is damaged. */
export function parseChoice(text: string | null): AdherentChoice | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { id, isGroup } = value as Partial<AdherentChoice>
    return typeof id === 'number' ? { id, isGroup: isGroup === true } : undefined
  } catch {
    return undefined
  }
}
