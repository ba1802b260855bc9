import { cellTexts as texts } from '../../../../i18n/fr/cells'
import { isHidden } from '../../../../resources/schema/check'
import { fieldRefusal } from '../../../../resources/schema/locked'
import { holds } from '../../../../resources/schema/predicate'
import type { AnyResource } from '../../../../resources/schema/resource'
import { useLockOf } from '../../use-record-rights'
import type { ListRow } from '../columns'

/** Why a value of a row stays closed in the list; undefined when it may be changed. */
export function useClosed(resource: AnyResource): (row: ListRow, name: string) => string | undefined {
  const lockOf = useLockOf(resource)
  return (row, name) => {
    const readonly = resource.rules?.[name]?.readonly
    const isClosed = isHidden(resource, name, row) || (readonly !== undefined && holds(readonly, row))
    return lockOf(row) ?? (isClosed ? (fieldRefusal(resource, name) ?? texts.closed) : undefined)
  }
}
