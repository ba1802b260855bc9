import type { Field } from '../../../resources/schema/field'
import { labelAbove } from '../../theme/labels-above'

const wideKinds = ['longText', 'richText', 'json', 'children', 'embed', 'refs', 'list', 'file', 'image']

const shortKinds = [
  'int',
  'decimal',
  'money',
  'unitPrice',
  'quantity',
  'coefficient',
  'rate',
  'note',
  'date',
  'dateTime',
  'time',
  'zip',
  'ape',
  'color',
]

/** Whether a field takes a whole line when nothing is said of its place. */
const isWide = ({ kind }: Field): boolean => wideKinds.includes(kind)

/** The place of a field in the grid of its form; a switch stands level with the boxes beside it. */
export const fieldClass = (field: Field): string => {
  if (isWide(field)) return 'field field-wide'
  if (field.kind === 'bool') return 'field field-bool'
  return shortKinds.includes((field.of ?? field).kind) ? 'field field-short' : 'field'
}

/** It leaves the icon of the history its place. */
const label = { ...labelAbove, maxWidth: 'calc(100% - 28px)' } as const

const oneRow = '.field:not(.field-wide, .fields-section)'
/** A field that is a label, a box and what is said below it, with nothing beside but the icon of its history. */
const boxed = `${oneRow}:is(:has(> .MuiFormControl-root > .MuiInputBase-root), :has(> .MuiAutocomplete-root > .MuiFormControl-root > .MuiInputBase-root)):not(:has(> :not(.field-history) ~ :not(.field-history)))`
const threeRows = {
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 0,
} as const

/**
 * Boxes side by side stand level, whatever lines their labels and hints take: each field spans the same three rows. The gap is
 * half as wide again where no hint fills the third.
 */
const level = {
  '& .fields': { rowGap: '11px' },
  '& .fields > :not(.field, .fields-row), & .field-wide': { marginBottom: '5px' },
  [`& ${oneRow}`]: { gridRow: 'span 3' },
  [`& ${boxed}, & ${boxed} > .MuiAutocomplete-root, & ${boxed} .MuiFormControl-root`]: threeRows,
  [`& ${boxed} .MuiFormControl-root > *`]: { gridRow: 3 },
  [`& ${boxed} .MuiFormControl-root > .MuiInputLabel-root`]: { gridRow: 1, alignSelf: 'end' },
  [`& ${boxed} .MuiFormControl-root > .MuiInputBase-root`]: { gridRow: 2, alignSelf: 'start' },
  // It stays beside the label, which stands on its box.
  [`& ${boxed} > .field-history`]: { gridRow: '1 / 2', top: 'auto', bottom: '5px' },
  // A value that is only looked at.
  [`& ${oneRow}:has(> .field-label)`]: threeRows,
  '& .field > .field-label': { gridRow: 1, alignSelf: 'end' },
  '& .field > .field-label + *': { gridRow: 2 },
  '& .field-bool:has(> .input-bool)': { ...threeRows, alignSelf: 'stretch' },
  '& .field-bool > .input-bool': { gridRow: 2 },
  '& .field-bool > .input-bool ~ :not(.field-history)': { gridRow: 3 },
  '& .field-bool > .input-bool ~ .field-history': { gridRow: '2 / 3' },
} as const

/** The look of every generated form: labels above, one column on a phone, fields side by side when there is room. */
export const formStyle = {
  containerType: 'inline-size',
  '& .fields': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 3,
    rowGap: 2,
    alignItems: 'start',
  },
  '& .field': { position: 'relative', minWidth: 0 },
  // What has the focus is never hidden by the top bar nor by the bar of actions.
  '& .field :is(input, textarea, button, [tabindex])': { scrollMarginBlock: 96 },
  '& .field .MuiFormControl-root': { margin: 0 },
  '& .field .MuiInputLabel-root': label,
  '& .field .MuiFormLabel-root[class*=MuiFormLabel]': { color: 'text.primary' },
  '& .field .MuiFormLabel-root.Mui-error': { color: 'error.main' },
  '& .field .MuiOutlinedInput-notchedOutline': { top: 0 },
  '& .field .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
  '& .field .MuiInputBase-input::placeholder': { opacity: '0.75 !important', color: 'text.secondary' },
  '& .field .MuiFormHelperText-root': { marginTop: '4px' },
  '& .field .input-bool': { minHeight: 38, justifyContent: 'center' },
  '& .field .input-bool .MuiFormControlLabel-root': { width: 'fit-content', marginLeft: '-8px' },
  '& .cell-bool': { display: 'inline-flex', alignItems: 'center', gap: 0.75 },
  '& .cell-bool svg': { fontSize: 18, color: 'text.secondary' },
  '& .cell-yes svg': { color: 'success.main' },
  '& .field a': { color: 'primary.main' },
  '& .cell-color': { display: 'inline-flex', alignItems: 'center', gap: 0.75 },
  '& .field .input-number': { textAlign: 'right' },
  '& .field .input-derived': { color: 'text.secondary' },
  '& .field .input-code': { fontFamily: 'monospace', fontSize: '0.8125rem' },
  '& .field .input-empty': { color: 'text.secondary' },
  '& .field .input-color': { width: 28, height: 24, padding: 0, border: 0, background: 'none' },
  '& .input-locked .MuiOutlinedInput-root': { bgcolor: 'surface.subtle' },
  '& .field-loading': { height: 68 },
  '& .field-history': { position: 'absolute', top: -3, right: 0, zIndex: 2 },
  '& .field-bool:has(> .input-bool)': { alignSelf: 'end', paddingRight: '32px' },
  '& .field-bool > .input-bool ~ .field-history': { top: 7 },
  '@container (min-width: 620px)': {
    '& .fields': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .fields-row': { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
    '& .field-short': { maxWidth: 280 },
    '& .fields-row-many > .field-short': { maxWidth: 'none' },
    '& .field-wide, & .fields-row, & .fields-section': { gridColumn: '1 / -1' },
    '@supports (grid-template-rows: subgrid)': level,
  },
  '@container (min-width: 620px) and (max-width: 799.95px)': {
    '& .fields-row-crowded': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
} as const

/** The same read only: the history stands just behind the label. */
export const showStyle = {
  ...formStyle,
  '& .field-label': { display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 24 },
  '& .field-label .field-history': { position: 'static' },
} as const

/** The class of fields put side by side: three and more share the line whatever their kind; more than three take two lines of a tablet. */
export const rowClass = (count: number): string =>
  ['fields fields-row', count > 2 && 'fields-row-many', count > 3 && 'fields-row-crowded']
    .filter(Boolean)
    .join(' ')
