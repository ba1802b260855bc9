import type { Field } from '../../field'
import type { Sample } from '../../sample'
import { digits } from '../../sample'

const upTo = (text: string, field: Field) => text.slice(-(field.max ?? 255)).padStart(field.min ?? 0, 'a')

export const sample: Sample<string> = {
  good: (field, n) => upTo(field.max && field.max < 12 ? digits(n, field.max) : `Été à l’œuf ${n}`, field),
  bad: { not: 'a text' },
}
