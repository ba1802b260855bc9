import type { Kind } from '../kind'
import type { KindName } from '../kind-name'
import { lookup } from '../lookup'
import { bool } from './bool'
import { color } from './color'
import { ape, bic, finess, iban, siret, tva, zip } from './company'
import { email, emails, freePhone, phone, website } from './contact'
import { date, dateTime, time } from './date'
import { coefficient, decimal, money, note, quantity, rate, unitPrice } from './decimal'
import { computed, virtual } from './derived'
import { int } from './int'
import { json } from './json'
import { list } from './list'
import { longText } from './long-text'
import { children, embed, file, image, ref, refs } from './relation'
import { richText } from './rich-text'
import { rows } from './rows'
import { select } from './select'
import { text } from './text'

/** Every kind of field, by its name. */
export const kinds = lookup({
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
  siret,
  ape,
  tva,
  iban,
  bic,
  zip,
  finess,
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
} as const satisfies Record<KindName, unknown>)

/** The kind of a field, for code that treats all of them alike. */
export const kindOf = (field: { kind: KindName }): Kind => kinds[field.kind] as unknown as Kind
