// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FileInput } from '../../src/widgets/FileInput'
import { acceptOf, documentTypes, refusal, sayBytes } from '../../src/widgets/file-rules'
import { openFile } from '../../src/widgets/object-url'
import { show } from './kit'

const file = (name: string, type: string, size = 4) => new File([new Uint8Array(size)], name, { type })

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:made')
  URL.revokeObjectURL = vi.fn()
})

function Field({ multiple, maxSize }: { multiple?: boolean; maxSize?: number }) {
  const [files, setFiles] = useState<readonly File[]>([])
  return <FileInput label="Devis" value={files} onChange={setFiles} multiple={multiple} maxSize={maxSize} />
}
const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } })

test('PDF, Word, JPEG and PNG are taken, up to 10 Mo', () => {
  const limits = { types: documentTypes, maxSize: 10_000_000 }
  for (const type of ['application/pdf', 'application/msword', 'image/jpeg', 'image/png'])
    expect(refusal(file('a', type), limits)).toBeNull()
  expect(refusal(file('a.pdf', ''), limits)).toBeNull()
  expect(refusal(file('a.exe', ''), limits)).toContain('Type de fichier non autorisé')
  expect(refusal(file('a.pdf', 'application/pdf', 10_000_000), limits)).toBeNull()
  expect(refusal(file('a.pdf', 'application/pdf', 10_000_001), limits)).toBe(
    'Taille de fichier dépassée (10 Mo maximum)',
  )
  expect(acceptOf(['application/pdf'])).toBe('application/pdf,.pdf')
})

test('sizes are said in French', () => {
  expect([sayBytes(12), sayBytes(340_400), sayBytes(2_097_152), sayBytes(1_500_000)]).toEqual([
    '12 octets',
    '340 Ko',
    '2 Mo',
    '1,5 Mo',
  ])
})

test('a refused file says why and is not taken; an image is previewed', () => {
  show(<Field maxSize={10} />)
  choose(file('gros.pdf', 'application/pdf', 11))
  expect(screen.getByRole('alert').textContent).toBe(
    'gros.pdf : Taille de fichier dépassée (10 octets maximum)',
  )
  choose(file('virus.exe', 'application/x-msdownload'))
  expect(screen.getByRole('alert').textContent).toContain('Type de fichier non autorisé')
  choose(file('photo.png', 'image/png'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('photo.png')).toBeTruthy()
  expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:made')
})

test('files are dropped, and removed; a single field keeps the last one', () => {
  show(<Field />)
  const zone = screen.getByText('PDF, Word, JPEG, PNG — 10 Mo maximum')
  fireEvent.drop(zone, { dataTransfer: { files: [file('un.pdf', 'application/pdf')] } })
  fireEvent.drop(zone, { dataTransfer: { files: [file('deux.pdf', 'application/pdf')] } })
  expect(screen.queryByText('un.pdf')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Retirer deux.pdf' }))
  expect(screen.queryByText('deux.pdf')).toBeNull()
})

test('several files add up', () => {
  show(<Field multiple />)
  choose(file('un.pdf', 'application/pdf'))
  choose(file('deux.doc', 'application/msword'))
  expect(screen.getByText('un.pdf')).toBeTruthy()
  expect(screen.getByText('deux.doc')).toBeTruthy()
})

test('an opened document releases its address after 5000 ms', () => {
  vi.useFakeTimers()
  vi.spyOn(window, 'open').mockReturnValue(null)
  openFile(file('un.pdf', 'application/pdf'))
  vi.advanceTimersByTime(4999)
  expect(URL.revokeObjectURL).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:made')
  vi.useRealTimers()
})
