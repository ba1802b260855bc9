import { Navigate } from 'react-router'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { useEngine } from '../../fields/engine'
import { editPath } from '../paths'
import { UnknownPage } from '../UnknownPage'

/** The address of a comment leads to the record that it is about, with its panel open. */
export function AboutRow({ record }: { record: ReadRow }) {
  const { registry } = useEngine()
  const target = registry.find(String(record.target))
  if (!target) return <UnknownPage />
  return <Navigate to={`${editPath(target, Number(record.entity_id))}?comments=${record.id}`} replace />
}
