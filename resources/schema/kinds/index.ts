import { frenchKinds } from '../../french-kinds'
import type { Kind } from '../kind'
import { lookup } from '../lookup'
import { bic } from './bic'
import { bool } from './bool'
import { children } from './children'
import { coefficient } from './coefficient'
import { color } from './color'
import { computed } from './computed'
import { date } from './date'
import { dateTime } from './dateTime'
import { decimal } from './decimal'
import { email } from './email'
import { emails } from './emails'
import { embed } from './embed'
import { file } from './file'
import { freePhone } from './freePhone'
import { gtin } from './gtin'
import { iban } from './iban'
import { image } from './image'
import { int } from './int'
import { json } from './json'
import { list } from './list'
import { longText } from './longText'
import { money } from './money'
import { note } from './note'
import { phone } from './phone'
import { quantity } from './quantity'
import { rate } from './rate'
import { ref } from './ref'
import { refs } from './refs'
import { richText } from './richText'
import { rows } from './rows'
import { select } from './select'
import { text } from './text'
import { time } from './time'
import { unitPrice } from './unitPrice'
import { virtual } from './virtual'
import { website } from './website'
import { zip } from './zip'

/**
 * Every kind of field, by its name: the one place where a kind of the engine is registered, beside those of
 * the project (`resources/french-kinds`). All else of it stands in its folder: column and
 * check, for both sides; input and cell, found by `src/fields`; samples, found by the tests.
 */
const all = {
  text,
  longText,
  richText,
  int,
  decimal,
  money,
  unitPrice,
  quantity,
  coefficient,
  rate,
  note,
  bool,
  date,
  dateTime,
  time,
  select,
  list,
  email,
  emails,
  phone,
  freePhone,
  website,
  ...frenchKinds,
  iban,
  bic,
  gtin,
  zip,
  color,
  json,
  ref,
  refs,
  file,
  image,
  children,
  embed,
  rows,
  computed,
  virtual,
}

declare module '../field' {
  interface Kinds extends Record<keyof typeof all, true> {}
}

export const kinds = lookup(all)
export const kindNames = Object.keys(kinds) as (keyof typeof all)[]

/** The kind of a field, for code that treats all of them alike. */
export const kindOf = (field: { kind: keyof typeof all }): Kind => kinds[field.kind] as unknown as Kind
