import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { inputTexts } from '../../../i18n/fr/form'
import { fold } from '../../../resources/schema/fold'
import type { AnyResource } from '../../../resources/schema/resource'
import { searchOf, useTypeAhead } from '../../widgets/type-ahead'
import { type Choice, useChoices } from './choices'
import { hintOf, type InputProps } from './input-props'
import { useCreation } from './use-creation'

type Offer = Choice | { create: string }
type Props = Omit<InputProps, 'value' | 'onChange' | 'related'> & {
  target: AnyResource
  chosen: Choice[]
  onChoose: (choices: readonly Choice[]) => void
  /** Several may be chosen. */
  multiple: boolean
}

const isNew = (offer: Offer): offer is { create: string } => 'create' in offer
const labelOf = (offer: Offer) => (isNew(offer) ? inputTexts.create({ label: offer.create }) : offer.label)

/** Searches the rows of a resource on the server and chooses one or several; a new one may be made from the text. */
export function ChoiceBox({ target, chosen, onChoose, multiple, field, id, onBlur, where, ...props }: Props) {
  const [isOpen, setOpen] = useState(false)
  /** What stands in the box, and whether it was typed there: else it is what was chosen. */
  const [box, setBox] = useState({ text: multiple ? '' : (chosen[0]?.label ?? ''), isTyped: false })
  const text = box.isTyped ? searchOf(box.text) : ''
  const { choices, hasMore, isKnown, isLoading, hasFailed } = useChoices(target, { text, isOpen, where })
  const create = useCreation(target)
  const canCreate = create && text && isKnown && !choices.some((choice) => fold(choice.label) === fold(text))
  const offers: Offer[] = canCreate ? [...choices, { create: text }] : choices
  const isChoosing = isOpen && text !== ''

  async function choose(next: readonly Offer[]) {
    const asked = next.find(isNew)
    const kept = next.flatMap((offer) => (isNew(offer) ? [] : [offer]))
    if (!asked) return onChoose(kept)
    const made = await create?.(asked.create)
    if (made) onChoose(multiple ? [...kept, made] : [made])
  }
  const { onKeyDown } = useTypeAhead<Choice>({
    text: box.text,
    setText: (next) => setBox(({ isTyped }) => ({ text: next, isTyped })),
    first:
      isChoosing && !isKnown
        ? undefined
        : (choices.find((one) => !chosen.some(({ id: taken }) => taken === one.id)) ?? null),
    take: (found) => {
      onChoose(multiple ? [...chosen, found] : [found])
      setOpen(multiple)
      setBox({ text: '', isTyped: false })
      return multiple ? '' : found.label
    },
  })

  return (
    <Autocomplete<Offer, boolean>
      id={id}
      multiple={multiple}
      disableCloseOnSelect={multiple}
      filterSelectedOptions={multiple}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onBlur={onBlur}
      disabled={props.disabled}
      readOnly={props.readOnly}
      options={offers}
      filterOptions={(all) => all}
      autoHighlight={isChoosing && choices.length > 0}
      onKeyDown={onKeyDown}
      loading={isLoading}
      loadingText={inputTexts.loading}
      noOptionsText={hasFailed ? inputTexts.loadFailed({ labels: target.label[1] }) : emptyText(text)}
      openText={inputTexts.open}
      closeText={inputTexts.close}
      clearText={inputTexts.clear}
      value={multiple ? chosen : (chosen[0] ?? null)}
      getOptionLabel={labelOf}
      getOptionKey={(offer) => (isNew(offer) ? `+${offer.create}` : offer.id)}
      isOptionEqualToValue={(one, other) => !isNew(one) && !isNew(other) && one.id === other.id}
      inputValue={box.text}
      onInputChange={(_, next, reason) => setBox({ text: next, isTyped: reason === 'input' })}
      onChange={(_, next) => choose(next === null ? [] : Array.isArray(next) ? next : [next])}
      renderOption={({ key, ...item }, offer) => (
        <li key={key} {...item}>
          {isNew(offer) ? <strong>{labelOf(offer)}</strong> : labelOf(offer)}
        </li>
      )}
      slotProps={{ listbox: { className: hasMore ? 'choices-more' : undefined } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={field.label}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps?.inputLabel, shrink: true } }}
          required={props.required}
          error={props.error !== undefined}
          helperText={hintOf({ ...props, field }) ?? (isOpen && hasMore ? inputTexts.more : undefined)}
          placeholder={chosen.length ? undefined : inputTexts.choose}
        />
      )}
    />
  )
}

function emptyText(text: string) {
  return text ? inputTexts.notFound : inputTexts.emptyList
}
