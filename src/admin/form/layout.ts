import type { Field } from '../../../resources/schema/field'

const wideKinds = ['longText', 'json', 'children', 'embed', 'refs', 'list', 'file', 'image']

/** Whether a field takes a whole line when nothing is said of its place. */
export const isWide = ({ kind }: Field): boolean => wideKinds.includes(kind)

const label = {
  position: 'static',
  transform: 'none',
  maxWidth: 'none',
  overflow: 'visible',
  whiteSpace: 'normal',
  pointerEvents: 'auto',
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 1.4,
  marginBottom: '6px',
  paddingRight: '28px',
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
  '& .field .MuiFormControl-root': { margin: 0 },
  '& .field .MuiInputLabel-root': label,
  '& .field .MuiFormLabel-root[class*=MuiFormLabel]': { color: 'text.primary' },
  '& .field .MuiFormLabel-root.Mui-error': { color: 'error.main' },
  '& .field .MuiOutlinedInput-notchedOutline': { top: 0 },
  '& .field .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
  '& .field .MuiInputBase-input::placeholder': { opacity: '0.75 !important', color: 'text.secondary' },
  '& .field .MuiFormHelperText-root': { marginTop: '4px' },
  '& .field .input-bool': { paddingTop: '4px' },
  '& .field .input-number': { textAlign: 'right' },
  '& .field .input-derived': { color: 'text.secondary' },
  '& .field .input-code': { fontFamily: 'monospace', fontSize: '0.8125rem' },
  '& .field .input-empty': { color: 'text.secondary' },
  '& .field .input-color': { width: 28, height: 24, padding: 0, border: 0, background: 'none' },
  '& .field .MuiInputBase-input[readonly]': { color: 'text.secondary' },
  '& .field-loading': { height: 68 },
  '& .field-history': { position: 'absolute', top: -3, right: 0 },
  '@container (min-width: 620px)': {
    '& .fields': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .fields-row': { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
    '& .field-wide, & .fields-row, & .fields-section': { gridColumn: '1 / -1' },
  },
} as const
