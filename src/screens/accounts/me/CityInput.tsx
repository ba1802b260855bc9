import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { accountTexts as texts } from '../../../../i18n/fr/people'
import type { Widget } from '../../../admin/form/extensions'
import type { Row } from '../../../admin/form/form-scope'
import { isRow } from '../../../admin/form/initial-values'
import { useEngine } from '../../../fields/engine'
import { OptionsInput } from '../shared/OptionsInput'

/** Characters of a zip code from which its cities are asked for. */
const enough = 5
const labelOf = (row: Row) => String(row.label)

/** A city of the zip code beside it, with its department. */
export const CityInput: Widget = ({ value, onChange, related, scope, ...props }) => {
  const { http } = useEngine()
  const { setValue } = useFormContext()
  const zip = String(useWatch({ name: `${scope.path}zip_code` }) ?? '')
  const { data = [], isFetching } = useQuery({
    queryKey: ['municipality', 'zipcode', zip],
    queryFn: ({ signal }) =>
      http.get<Row[]>(`/municipality/zipcode/${encodeURIComponent(zip)}`, { signal, quiet: true }),
    enabled: zip.length >= enough,
    staleTime: 10 * 60_000,
    retry: false,
  })
  const rows = [...data, ...(isRow(related) ? [related] : [])]
  const chosen = rows.find(({ id }) => id === value)

  function choose(id: number | undefined) {
    onChange(id ?? null)
    const department = rows.find((row) => row.id === id)?.department_id
    if (typeof department === 'number')
      setValue(`${scope.path}department_id`, department, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <OptionsInput
      {...props}
      multiple={false}
      options={data.map((row) => ({ id: Number(row.id), label: labelOf(row) }))}
      chosen={chosen ? [{ id: Number(chosen.id), label: labelOf(chosen) }] : []}
      loading={isFetching}
      emptyText={zip.length >= enough ? texts.noCity : texts.cityNeedsZip}
      onChoose={([next]) => choose(next?.id)}
    />
  )
}
