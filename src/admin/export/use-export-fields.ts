import { useQuery } from '@tanstack/react-query'
import { modelOf } from '../../../providers/search'
import type { AnyResource } from '../../../resources/schema/resource'
import { useEngine } from '../../fields/engine'
import { type ExportField, exportAssociations } from './export-fields'

/** The fields of a resource and of its associations that this person may export. */
export function useExportFields(resource: AnyResource) {
  const { http, registry } = useEngine()
  return useQuery({
    queryKey: [resource.name, 'export fields'],
    queryFn: ({ signal }) =>
      http.put<ExportField[]>(
        '/exports/fields/',
        { model: modelOf(resource), associations: exportAssociations(registry, resource) },
        { signal, quiet: true },
      ),
    staleTime: 300_000,
    retry: false,
  })
}
