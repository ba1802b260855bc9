import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Http } from '../../../providers/http'
import type { Widget } from '../../admin/form/extensions'
import { isRow, rowsOf } from '../../admin/form/initial-values'
import { useEngine } from '../../fields/engine'
import { RefInput } from '../../fields/inputs/RefInput'
import { CityInput } from '../accounts/me/CityInput'

/** The id of France: where every commune of the list is. */
async function france(http: Http): Promise<unknown> {
  const answer = await http.put<unknown>('/search/', {
    model: 'Country',
    fields: [{ name: 'code', operator: 'eq', value: 'FR' }],
    limit: 1,
  })
  return rowsOf(Reflect.get(Object(answer), 'data'))[0]?.id
}

/** A city of the zip code beside it; by its name where the code is no city's (CEDEX). Its department, region and country follow. */
export const AddressCityInput: Widget = (props) => {
  const { http } = useEngine()
  const { setValue, getValues } = useFormContext()
  const { path, resource } = props.scope
  const zip = String(useWatch({ name: `${path}zip_code` }) ?? '')
  const { data: cities = [] } = useQuery({
    queryKey: ['municipality', 'zipcode', zip],
    queryFn: ({ signal }) =>
      http.get<unknown[]>(`/municipality/zipcode/${encodeURIComponent(zip)}`, { signal, quiet: true }),
    enabled: zip.length === 5,
    staleTime: 10 * 60_000,
    retry: false,
  })

  async function choose(id: unknown) {
    props.onChange(id)
    if (typeof id !== 'number') return
    const department = await http.get<unknown>(`/municipality/${id}/department`)
    if (!isRow(department)) return
    const fill = (name: string, value: unknown) =>
      resource.fields[name] &&
      typeof value === 'number' &&
      setValue(path + name, value, { shouldDirty: true, shouldValidate: true })
    fill('department_id', department.id)
    fill('region_id', department.region_id)
    if (!getValues(`${path}country_id`)) fill('country_id', await france(http))
  }

  const { scope: _scope, ...own } = props
  return cities.length ? <CityInput {...props} onChange={choose} /> : <RefInput {...own} onChange={choose} />
}
