// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { avatarMaxSize, type CropState, cropReducer } from '../../src/widgets/crop-state'
import { ImageCrop } from '../../src/widgets/ImageCrop'
import { show } from './kit'

const image = (size = 4, type = 'image/png') => new File([new Uint8Array(size)], 'logo.png', { type })

describe('the states of a crop', () => {
  const file = image()
  const result = new Blob(['x'], { type: 'image/jpeg' })
  const cropping: CropState = { step: 'cropping', file, url: 'data:x' }
  const cropped: CropState = { ...cropping, step: 'cropped', result }

  test('chosen, cropping, cropped, cropped again', () => {
    const chosen = cropReducer({ step: 'empty' }, { type: 'choose', file })
    expect(chosen).toEqual({ step: 'chosen', file })
    expect(cropReducer(chosen, { type: 'read', url: 'data:x' })).toEqual(cropping)
    expect(cropReducer(cropping, { type: 'crop', result })).toEqual(cropped)
    expect(cropReducer(cropped, { type: 'recrop' })).toEqual(cropping)
    expect(cropReducer(cropped, { type: 'reset' })).toEqual({ step: 'empty' })
  })

  test('only images, of 2 MiB at most', () => {
    const choose = (one: File) => cropReducer({ step: 'empty' }, { type: 'choose', file: one })
    expect(choose(image(2_097_152))).toMatchObject({ step: 'chosen' })
    expect(choose(image(2_097_153))).toEqual({ step: 'empty', error: 'error.fileTooLarge' })
    expect(choose(image(4, 'application/pdf'))).toEqual({ step: 'empty', error: 'error.invalidFileType' })
  })

  test('a portrait may weigh 10,000,000 bytes', () => {
    const choose = (one: File) =>
      cropReducer({ step: 'empty' }, { type: 'choose', file: one, maxSize: avatarMaxSize })
    expect(choose(image(10_000_000))).toMatchObject({ step: 'chosen' })
    expect(choose(image(10_000_001))).toEqual({ step: 'empty', error: 'error.fileTooLarge' })
  })

  test('an event out of its time changes nothing; a failure says why', () => {
    expect(cropReducer({ step: 'empty' }, { type: 'read', url: 'x' })).toEqual({ step: 'empty' })
    expect(cropReducer(cropping, { type: 'recrop' })).toBe(cropping)
    expect(cropReducer(cropping, { type: 'fail', error: 'widget.crop.loadError' })).toEqual({
      step: 'empty',
      error: 'widget.crop.loadError',
    })
  })
})

describe('the field', () => {
  const drawn = { toBlob: vi.fn(), draw: vi.fn(), sizes: [] as number[] }
  beforeEach(() => {
    drawn.sizes = []
    URL.createObjectURL = vi.fn(() => 'blob:made')
    URL.revokeObjectURL = vi.fn()
    drawn.toBlob.mockImplementation((done: (blob: Blob) => void, type: string) =>
      done(new Blob(['x'], { type })),
    )
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400)
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(300)
    const context = { fillRect: vi.fn(), drawImage: drawn.draw }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
      this: HTMLCanvasElement,
    ) {
      drawn.sizes = [this.width, this.height]
      return context as unknown as null
    })
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(drawn.toBlob)
  })
  afterEach(() => vi.restoreAllMocks())

  const choose = (file: File) =>
    fireEvent.change(document.querySelector('input') as HTMLInputElement, { target: { files: [file] } })
  const loaded = async () => {
    await screen.findByRole('button', { name: 'Recadrer' }, { timeout: 10_000 })
    return document.querySelector('img') as HTMLImageElement
  }

  test('gives a JPEG of 200 × 200 px at 0.9, then begins again', async () => {
    const onCropped = vi.fn()
    show(<ImageCrop label="Logo" onCropped={onCropped} />)
    choose(image())
    fireEvent.load(await loaded())
    fireEvent.click(screen.getByRole('button', { name: 'Recadrer' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Utiliser cette image' }))
    expect(drawn.sizes).toEqual([200, 200])
    expect(drawn.toBlob.mock.calls[0]?.slice(1)).toEqual(['image/jpeg', 0.9])
    const given: File = onCropped.mock.calls[0]?.[0]
    expect([given.name, given.type]).toEqual(['logo.jpg', 'image/jpeg'])
    expect(screen.getByRole('button', { name: /Choisir une image/ })).toBeTruthy()
  })

  test('crops again, and cancels', async () => {
    show(<ImageCrop label="Logo" onCropped={vi.fn()} />)
    choose(image())
    fireEvent.load(await loaded())
    fireEvent.click(screen.getByRole('button', { name: 'Recadrer' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Recadrer à nouveau' }))
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(screen.getByRole('button', { name: /Choisir une image/ })).toBeTruthy()
  })

  test('says in French that the image is damaged, or cannot be cropped', async () => {
    show(<ImageCrop label="Logo" onCropped={vi.fn()} />)
    choose(image())
    fireEvent.error(await loaded())
    expect(screen.getByRole('alert').textContent).toContain("n'a pas pu être chargée")
    choose(image())
    fireEvent.load(await loaded())
    drawn.toBlob.mockImplementation((done: (blob: null) => void) => done(null))
    fireEvent.click(screen.getByRole('button', { name: 'Recadrer' }))
    expect((await screen.findByRole('alert')).textContent).toBe("L'image n'a pas pu être recadrée.")
  })

  test('too large, or no image: refused in French', () => {
    show(<ImageCrop label="Logo" onCropped={vi.fn()} />)
    choose(image(2_097_153))
    expect(screen.getByRole('alert').textContent).toBe('Taille de fichier dépassée (2 Mo maximum)')
    choose(image(4, 'text/plain'))
    expect(screen.getByRole('alert').textContent).toContain('Type de fichier non autorisé')
  })

  test('a saved image is a card; « Modifier » goes back to the upload', () => {
    const onDelete = vi.fn()
    show(<ImageCrop label="Logo" saved={{ url: '/logo.jpg' }} onCropped={vi.fn()} onDelete={onDelete} />)
    fireEvent.click(screen.getByRole('button', { name: "Supprimer l'image" }))
    expect(onDelete).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: "Modifier l'image" }))
    expect(screen.getByRole('button', { name: /Choisir une image/ })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(screen.getByRole('img', { name: 'Image enregistrée' })).toBeTruthy()
  })
})
