/** A label above its box, as long as it is. */
export const labelAbove = {
  position: 'static',
  transform: 'none',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'visible',
  whiteSpace: 'normal',
  pointerEvents: 'auto',
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 1.4,
  marginBottom: '6px',
} as const

/** Labels stand above their boxes in every form and dialog; only the tools of a list keep them in the frame. */
export const labelsAbove = {
  '& .MuiFormControl-root > .MuiInputLabel-root': labelAbove,
  '& .MuiFormControl-root > .MuiInputLabel-root:not(.Mui-error)': {
    color: 'var(--mui-palette-text-primary)',
  },
  '& .MuiOutlinedInput-notchedOutline': { top: 0 },
  '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
  '& .MuiInputBase-input::placeholder': {
    opacity: '0.75 !important',
    color: 'var(--mui-palette-text-secondary)',
  },
} as const
