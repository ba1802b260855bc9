import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { inputTexts } from '../../i18n/fr/form'
import { accountTexts as texts } from '../../i18n/fr/people'
import { placeEndpoints } from '../../resources/settings/place-endpoints'
import type { Widget } from '../admin/form/extensions'
import { useEndpoints } from '../fields/endpoints'
import { useEngine } from '../fields/engine'
import { type Choice, choicesOf, isRow as hasId } from '../fields/inputs/choices'
import { OptionsInput } from '../fields/inputs/OptionsInput'
import { useChosen } from '../fields/inputs/use-chosen'
import { enough, france, useCities } from './use-cities'

/**
 * A city of the zip code beside it; by its name where the code is no city's (CEDEX). Its department, region and country follow.
 * Under another code the city gives way to the code's own, or is asked for again.
 */
export const AddressCityInput: Widget = ({ value, onChange, related, scope, ...props }) => {
  const { http, registry } = useEngine()
  const places = useEndpoints(placeEndpoints)
  const { setValue, getValues, getFieldState } = useFormContext()
  const target = registry.get('municipality')
  const zip = String(useWatch({ name: `${scope.path}zip_code` }) ?? '')
  const { cities, isFetching, hasFailed } = useCities(zip)
  const { chosen, keep } = useChosen(target, typeof value === 'number' ? [value] : [], related)

  const latest = useRef<number>(undefined)
  async function follow(id: number) {
    const department = await places.department({ id })
    // The department of a city chosen before may come later than that of the last.
    if (latest.current !== id || !department) return
    const fill = (name: string, found: unknown) =>
      scope.resource.fields[name] &&
      typeof found === 'number' &&
      setValue(scope.path + name, found, { shouldDirty: true, shouldValidate: true })
    fill('department_id', department.id)
    fill('region_id', department.region_id)
    if (!getValues(`${scope.path}country_id`)) fill('country_id', await france(http))
  }
  const choose = (option: Choice | undefined) => {
    if (option) keep([option])
    onChange(option?.id ?? null)
    latest.current = option?.id
    if (option) void follow(option.id)
  }
  const failed = inputTexts.loadFailed({ labels: target.label[1] })
  const options = choicesOf(target, cities.filter(hasId))
  const isOfOther = typeof value === 'number' && options.length > 0 && !options.some(({ id }) => id === value)
  const giveWay = useEffectEvent(() => {
    if (isOfOther && getFieldState(`${scope.path}zip_code`).isDirty)
      choose(options.length === 1 ? options[0] : undefined)
  })
  useEffect(() => {
    if (isOfOther) giveWay()
  }, [isOfOther])
  return (
    <OptionsInput
      {...props}
      multiple={false}
      options={options}
      chosen={chosen}
      loading={isFetching}
      emptyText={hasFailed ? failed : zip.length >= enough ? texts.noCity : texts.cityNeedsZip}
      onChoose={([option]) => choose(option)}
    />
  )
}
