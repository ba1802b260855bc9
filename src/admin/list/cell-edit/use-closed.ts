import { use } from 'react'
import { cellTexts as texts } from '../../../../i18n/fr/cells'
import { isHidden } from '../../../../resources/schema/check'
import { holds } from '../../../../resources/schema/predicate'
import type { AnyResource } from '../../../../resources/schema/resource'
import { FormExtensionsContext } from '../../form/extensions'
import type { ListRow } from '../columns'

/** Why a value of a row stays closed in the list; undefined when it may be changed. */
export function useClosed(resource: AnyResource): (row: ListRow, name: string) => string | undefined {
  const locks = use(FormExtensionsContext).locks?.[resource.name]
  return (row, name) => {
    const readonly = resource.rules?.[name]?.readonly
    const isClosed = isHidden(resource, name, row) || (readonly !== undefined && holds(readonly, row))
    return locks?.(row) ?? (isClosed ? texts.closed : undefined)
  }
}
