import { Fragment, type ReactNode } from 'react'
import { advancedTexts as texts } from '../../../../i18n/fr/advanced-filter'
import type { Condition, ConditionTree } from '../../../../resources/schema/condition'
import { frenchDay } from '../../../../resources/schema/date-text'
import { textOf } from '../../../fields/cells/cell'
import type { FilterField } from '../filterable'
import { useReferenceLabels } from '../use-options'
import type { FieldOf } from './draft'
import { inputsOf, type Word, wordOf } from './words'

interface Props {
  fieldOf: FieldOf
  tree: ConditionTree
}

/** What conditions ask for, in words: « Fournisseur est Martin ET (Créé le : ce mois OU Prix est vide) ». */
export function Sentence({ fieldOf, tree }: Props) {
  return <Part fieldOf={fieldOf} tree={tree} />
}

function Part({ fieldOf, tree, isInner = false }: Props & { isInner?: boolean }) {
  if ('not' in tree)
    return (
      <>
        {texts.not} <Part fieldOf={fieldOf} tree={tree.not} isInner />
      </>
    )
  if (!('all' in tree || 'any' in tree)) return <Said fieldOf={fieldOf} condition={tree} />
  const [some, word] = 'all' in tree ? [tree.all, texts.and] : [tree.any, texts.or]
  const isBracketed = isInner && some.length > 1
  return (
    <>
      {isBracketed && '('}
      {some.map((one, at) => (
        <Fragment key={at}>
          {at > 0 && ` ${word} `}
          <Part fieldOf={fieldOf} tree={one} isInner />
        </Fragment>
      ))}
      {isBracketed && ')'}
    </>
  )
}

function Said({ fieldOf, condition }: { fieldOf: FieldOf; condition: Condition }) {
  const field = fieldOf(condition.name)
  const said = field && wordOf(field, condition)
  if (!field || !said) return condition.name
  const { word, values } = said
  if (field.kind === 'reference' && Array.isArray(values.value))
    return <ReferenceSaid field={field} word={word} ids={values.value.map(String)} />
  return sentenceOf(field, word, (name) => valueText(field, word, { name, value: values[name] }))
}

function ReferenceSaid({ field, word, ids }: { field: FilterField; word: Word; ids: readonly string[] }) {
  const labels = useReferenceLabels(field.field.to ?? '', ids)
  return sentenceOf(field, word, () => either(ids.map((id) => labels.get(id) ?? '…')))
}

/** « Martin », « Martin ou Durand », « Martin ou 3 autres ». */
function either(names: readonly string[]): string {
  const [first = '', second = ''] = names
  if (names.length < 2) return first
  if (names.length === 2) return texts.says.either({ first, second })
  return texts.says.many({ first, count: names.length - 1 })
}

function valueText(
  field: FilterField,
  word: Word,
  { name, value }: { name: string; value: unknown },
): string {
  const input = inputsOf(field, word)[name]
  if (word === 'during') return texts.periods[value as keyof typeof texts.periods] ?? String(value)
  if (Array.isArray(value))
    return either(value.map((one) => field.field.options?.[String(one)] ?? String(one)))
  if (value === null || value === undefined || !input) return '…'
  if (input.kind === 'date') return frenchDay(String(value).slice(0, 10))
  return word === 'contains' ? String(value) : textOf({ value, field: input })
}

function sentenceOf(field: FilterField, word: Word, said: (name: string) => string): ReactNode {
  const phrase = texts.says[word]
  if (typeof phrase === 'string') return `${field.label} ${phrase}`
  return `${field.label} ${phrase({ value: said('value'), low: said('low'), high: said('high') })}`
}
