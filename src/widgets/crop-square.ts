import type { PercentCrop } from 'react-image-crop'
import { cropQuality, cropSize } from './crop-state'

/** The part of an image inside the frame, as a JPEG square; fails when the browser cannot draw it. */
export function cropSquare(image: HTMLImageElement, frame: PercentCrop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = cropSize
  canvas.height = cropSize
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('no canvas'))
  const { naturalWidth, naturalHeight } = image
  const part = (percent: number, whole: number) => (percent / 100) * whole
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, cropSize, cropSize)
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image,
    part(frame.x, naturalWidth),
    part(frame.y, naturalHeight),
    part(frame.width, naturalWidth),
    part(frame.height, naturalHeight),
    0,
    0,
    cropSize,
    cropSize,
  )
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/jpeg', cropQuality)
  })
}
