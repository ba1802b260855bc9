import Crop from '@mui/icons-material/Crop'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { cropSquare } from './crop-square'
import type { CropError } from './crop-state'
import { say } from './say'

export type CropEditorProps = {
  url: string
  onCrop: (result: Blob) => void
  onCancel: () => void
  onFail: (error: CropError) => void
}

const sides = { nw: '↖', n: '↑', ne: '↗', e: '→', se: '↘', s: '↓', sw: '↙', w: '←' }
const handle = (side: keyof typeof sides) => say('widget.crop.handle', { side: sides[side] })
const ariaLabels = {
  cropArea: say('widget.crop.area'),
  nwDragHandle: handle('nw'),
  nDragHandle: handle('n'),
  neDragHandle: handle('ne'),
  eDragHandle: handle('e'),
  seDragHandle: handle('se'),
  sDragHandle: handle('s'),
  swDragHandle: handle('sw'),
  wDragHandle: handle('w'),
}

/** The square frame over the image. In its own chunk: loaded when an image is chosen. */
export function CropEditor({ url, onCrop, onCancel, onFail }: CropEditorProps) {
  const image = useRef<HTMLImageElement>(null)
  const [frame, setFrame] = useState<PercentCrop>()

  function begin({ naturalWidth, naturalHeight }: HTMLImageElement) {
    if (!naturalWidth || !naturalHeight) return onFail('widget.crop.initError')
    const square = makeAspectCrop({ unit: '%', width: 80 }, 1, naturalWidth, naturalHeight)
    const fits =
      square.height <= 100
        ? square
        : makeAspectCrop({ unit: '%', height: 80 }, 1, naturalWidth, naturalHeight)
    setFrame(centerCrop(fits, naturalWidth, naturalHeight))
  }

  async function crop() {
    if (!image.current || !frame?.width) return
    try {
      onCrop(await cropSquare(image.current, frame))
    } catch {
      onFail('widget.crop.cropError')
    }
  }

  return (
    <div>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {say('widget.crop.help')}
      </Typography>
      <ReactCrop
        crop={frame}
        onChange={(_, percent) => setFrame(percent)}
        aspect={1}
        keepSelection
        minWidth={24}
        ruleOfThirds
        ariaLabels={ariaLabels}
        // The library's own style has the image inherit it.
        style={{ maxHeight: 'min(360px, 50vh)' }}
      >
        <Box
          component="img"
          ref={image}
          src={url}
          alt=""
          onLoad={({ currentTarget }) => begin(currentTarget)}
          onError={() => onFail('widget.crop.loadError')}
          sx={{ display: 'block', maxWidth: '100%' }}
        />
      </ReactCrop>
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
        <Button variant="contained" startIcon={<Crop />} onClick={crop} disabled={!frame?.width}>
          {say('widget.crop.crop')}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          {say('widget.cancel')}
        </Button>
      </Box>
    </div>
  )
}
