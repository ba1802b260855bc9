import Button from '@mui/material/Button'
import { transferButtons } from '../../../i18n/fr/transfer-buttons'

const tray = 'M18 15v3H6v-3H4v3c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2v-3z'
const paths = {
  export: `${tray}M17 11l-1.41-1.41L13 12.17V4h-2v8.17L8.41 9.59 7 11l5 5z`,
  import: `${tray}M7 9l1.41 1.41L11 7.83V16h2V7.83l2.59 2.58L17 9l-5-5z`,
} as const

type Props = { kind: keyof typeof paths; disabled?: boolean; onClick: () => void }

/** « Exporter » or « Importer »: on a phone its picture alone. */
export const TransferButton = ({ kind, disabled, onClick }: Props) => (
  <Button
    variant="outlined"
    startIcon={
      <svg aria-hidden width={20} height={20} viewBox="0 0 24 24" fill="currentColor">
        <path d={paths[kind]} />
      </svg>
    }
    disabled={disabled}
    aria-label={transferButtons[kind]}
    aria-haspopup="dialog"
    onClick={onClick}
    sx={compact}
  >
    <span>{transferButtons[kind]}</span>
  </Button>
)

const compact = {
  minWidth: 0,
  '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 }, ml: { xs: 0, sm: -0.5 } },
  '& > span:last-of-type:not(.MuiButton-startIcon)': { display: { xs: 'none', sm: 'inline' } },
}
