import type { Field, Fields } from '../../resources/schema/field'
import type { Answers } from '../../resources/schema/infer'
import { isRow, type UnknownRow } from '../../resources/schema/unknown-row'
import type { Call } from './call'
import { partFields } from './schemas'

type Shown = (value: unknown) => unknown

const asItIs: Shown = (value) => value

/** Of a record or of each of a list; whatever is neither stays as it is. */
function shownBy(fields: Fields): Shown {
  const named = Object.entries(fields).map(([name, field]) => [name, shownOf(field)] as const)
  const row = (whole: UnknownRow) => {
    const shown: UnknownRow = {}
    for (const [name, inside] of named) if (Object.hasOwn(whole, name)) shown[name] = inside(whole[name])
    return shown
  }
  return (value) => {
    if (Array.isArray(value)) return value.map((one) => (isRow(one) ? row(one) : one))
    return isRow(value) ? row(value) : value
  }
}

const shownOf = ({ fields }: Field): Shown => (fields ? shownBy(fields) : asItIs)

const isList = (answers: Answers): answers is readonly [Fields] => Array.isArray(answers)

/** What a call gives, without what its `answers` do not declare: nothing else leaves the server. */
export function declaredAnswer({ answers, listed }: Call['shape']): Shown {
  if (!answers) return asItIs
  if (isList(answers)) return shownBy(answers[0])
  return shownBy(listed ? { ...answers, ...partFields } : answers)
}
