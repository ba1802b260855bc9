import QrCodeScanner from '@mui/icons-material/QrCodeScanner'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { scanTexts } from '../../../i18n/fr/scan'
import type { ScannedCode } from '../../../resources/catalogue/scanned-code'
import { whenLoaded } from '../../layout/use-lazy-popup'
import { hasCamera } from './has-camera'
import { useKeyReader } from './use-key-reader'

const load = async () => ({ default: (await import('./CameraDialog')).CameraDialog })
const CameraDialog = lazy(load)

interface Props {
  onCode: (code: ScannedCode) => void
  /** A mark alone, inside a field. */
  isIcon?: boolean
  /** Heard while a dialog is open too: what it shows gives way to what is scanned. */
  overDialogs?: boolean
}

/** Barcodes for a screen: a reader that types is heard everywhere; the camera has its button where there is one to hold before a code. */
export function Scanner({ onCode, isIcon, overDialogs }: Props) {
  const [isOpen, setOpen] = useState(false)
  useKeyReader(onCode, { overDialogs })
  if (!hasCamera()) return null
  const open = () => whenLoaded(load, () => setOpen(true))
  const close = () => setOpen(false)
  return (
    <>
      {isIcon ? (
        <IconButton size="small" edge="end" aria-label={scanTexts.scan} title={scanTexts.scan} onClick={open}>
          <QrCodeScanner fontSize="small" />
        </IconButton>
      ) : (
        <Button variant="outlined" startIcon={<QrCodeScanner />} onClick={open} sx={{ minHeight: 44 }}>
          {scanTexts.scan}
        </Button>
      )}
      {isOpen && (
        // Keys of the dialog are not those of the search that it was opened from: React passes them on to it.
        <Box role="presentation" sx={{ display: 'contents' }} onKeyDown={(event) => event.stopPropagation()}>
          <Suspense>
            <CameraDialog
              onClose={close}
              onCode={(code) => {
                close()
                onCode(code)
              }}
            />
          </Suspense>
        </Box>
      )}
    </>
  )
}
