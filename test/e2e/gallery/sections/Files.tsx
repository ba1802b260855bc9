import { useState } from 'react'
import { defaultUserImage } from '../../../../src/widgets/default-images'
import { FileInput } from '../../../../src/widgets/FileInput'
import { ImageCrop } from '../../../../src/widgets/ImageCrop'
import { useObjectUrl } from '../../../../src/widgets/object-url'
import { Piece, Section } from '../Section'

export function Files() {
  const [files, setFiles] = useState<readonly File[]>([])
  const [logo, setLogo] = useState<File | null>(null)
  const [isSaved, setSaved] = useState(true)
  const logoUrl = useObjectUrl(logo)
  const saved = isSaved
    ? [{ id: 1, filename: 'Kbis 2026.pdf', mime_type: 'application/pdf', url: '/kbis.pdf' }]
    : []
  return (
    <Section title="Fichiers">
      <Piece title="Document">
        <FileInput
          label="Pièces jointes"
          value={files}
          onChange={setFiles}
          saved={saved}
          onRemoveSaved={() => setSaved(false)}
          multiple
        />
      </Piece>
      <Piece title="Image recadrée">
        <ImageCrop
          label="Logo du groupe"
          saved={logoUrl ? { url: logoUrl } : null}
          onCropped={setLogo}
          onDelete={() => setLogo(null)}
        />
        <output data-testid="logo" style={{ fontSize: 12 }}>
          {logo ? `${logo.name} ${logo.type} ${logo.size}` : ''}
        </output>
      </Piece>
      <Piece title="Image enregistrée">
        <ImageCrop
          label="Photo"
          saved={{ url: defaultUserImage }}
          onCropped={() => undefined}
          onDelete={() => undefined}
        />
      </Piece>
    </Section>
  )
}
