import { userTexts } from '../../../../i18n/fr/people'
import type { Widget } from '../../../admin/form/extensions'
import { isRow } from '../../../admin/form/initial-values'
import { type Option, OptionsInput } from '../../../fields/inputs/OptionsInput'
import { useCandidates } from './use-candidates'

const personOf = (row: unknown): Option[] =>
  isRow(row) && typeof row.id === 'number'
    ? [{ id: row.id, label: [row.first_name, row.last_name].filter(Boolean).join(' ') }]
    : []

/** A validator or a replacement, among those whose perimeter covers the user's. */
export const ValidatorInput: Widget = ({ value, onChange, related, scope: _scope, ...props }) => {
  const { options, isPending, hasAdherents, hasFailed } = useCandidates()
  const known = [...options, ...personOf(related)]
  const chosen =
    typeof value === 'number' ? (known.find(({ id }) => id === value) ?? nameless(value)) : undefined
  const why = hasAdherents ? userTexts.noCandidate : userTexts.validatorsNeedAdherent
  return (
    <OptionsInput
      {...props}
      multiple={false}
      options={options}
      chosen={chosen ? [chosen] : []}
      loading={isPending}
      emptyText={hasFailed ? userTexts.candidatesFailed : why}
      onChoose={([next]) => onChange(next?.id ?? null)}
    />
  )
}

const nameless = (id: number): Option => ({ id, label: `n° ${id}` })
