import { type ComponentType, lazy } from 'react'
import type { KindName } from '../../../resources/schema/kind-name'
import { BoolInput } from './BoolInput'
import { ColorInput } from './ColorInput'
import { DateInput } from './DateInput'
import { DateTimeInput } from './DateTimeInput'
import { DerivedInput } from './DerivedInput'
import type { InputProps } from './input-props'
import { JsonInput } from './JsonInput'
import { NumberInput } from './NumberInput'
import { RefInput } from './RefInput'
import { RefsInput } from './RefsInput'
import { SelectInput } from './SelectInput'
import { TextInput } from './TextInput'
import { TimeInput } from './TimeInput'

export type Input = ComponentType<InputProps>

const LongTextInput = lazy(async () => ({ default: (await import('./LongTextInput')).LongTextInput }))
const RichTextInput = lazy(async () => ({ default: (await import('./RichTextInput')).RichTextInput }))
const ListInput = lazy(async () => ({ default: (await import('./ListInput')).ListInput }))
const UploadInput = lazy(async () => ({ default: (await import('./UploadInput')).UploadInput }))
const PictureInput = lazy(async () => ({ default: (await import('./PictureInput')).PictureInput }))

/** One input a kind of field; `children` and `embed` are forms within the form and have theirs there, `rows` are a call's. */
export const inputs: Record<Exclude<KindName, 'children' | 'embed' | 'rows'>, Input> = {
  text: TextInput,
  longText: LongTextInput,
  richText: RichTextInput,
  int: NumberInput,
  decimal: NumberInput,
  money: NumberInput,
  unitPrice: NumberInput,
  quantity: NumberInput,
  coefficient: NumberInput,
  rate: NumberInput,
  note: NumberInput,
  bool: BoolInput,
  date: DateInput,
  dateTime: DateTimeInput,
  time: TimeInput,
  select: SelectInput,
  list: ListInput,
  email: TextInput,
  emails: TextInput,
  phone: TextInput,
  freePhone: TextInput,
  website: TextInput,
  siret: TextInput,
  ape: TextInput,
  tva: TextInput,
  iban: TextInput,
  bic: TextInput,
  zip: TextInput,
  finess: TextInput,
  color: ColorInput,
  json: JsonInput,
  ref: RefInput,
  refs: RefsInput,
  file: UploadInput,
  image: PictureInput,
  computed: DerivedInput,
  virtual: DerivedInput,
}
