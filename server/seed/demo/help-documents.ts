import type { Dataset } from '../dataset'
import { coverName } from './help-covers'
import { helpGuides } from './help-guides'

const mimes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
} as const

interface Document {
  file: string
  type: string
  /** 1 back office, 2 suppliers, 4 members. */
  applications: readonly number[]
  date: string
}

const guide = "Guide d'utilisation"
const note = "Note d'information"
const everybody = [1, 2, 4]

const documents: readonly Document[] = [
  {
    file: 'Prise en main du portail.pdf',
    type: guide,
    applications: everybody,
    date: '2025-09-01',
  },
  { file: 'Passer et suivre une commande.pdf', type: guide, applications: [1, 4], date: '2025-09-01' },
  { file: 'Réceptionner une livraison.pdf', type: guide, applications: [1, 4], date: '2025-10-15' },
  { file: 'Tenir son stock.pdf', type: guide, applications: [1, 4], date: '2025-11-03' },
  {
    file: 'Répondre à une consultation.pdf',
    type: guide,
    applications: [1, 2],
    date: '2025-09-01',
  },
  { file: 'Mettre à jour ses prix.pdf', type: guide, applications: [1, 2], date: '2026-01-12' },
  { file: 'Gérer les utilisateurs et les profils.pdf', type: guide, applications: [1], date: '2025-09-01' },
  { file: 'Livraisons et jours fériés 2026.pdf', type: note, applications: everybody, date: '2026-01-05' },
  { file: 'Courrier de réclamation.docx', type: 'Modèle', applications: [1, 4], date: '2025-12-01' },
  { file: 'Feuille de comptage inventaire.xlsx', type: 'Modèle', applications: [1, 4], date: '2025-11-03' },
  { file: 'Couleurs des zones de froid.png', type: note, applications: [1, 4], date: '2026-02-02' },
]

const endingOf = (file: string) => file.slice(file.lastIndexOf('.') + 1) as keyof typeof mimes

/** Under which name the store keeps a file of the demonstration. */
export const demoName = (index: number): string =>
  `demo-${index + 1}.${endingOf(documents[index]?.file ?? '.pdf')}`

/** The files that the documents name, in their order. */
export const demoFiles: readonly string[] = documents.map(({ file }) => file)
export const isGuide = (file: string): file is keyof typeof helpGuides => Object.hasOwn(helpGuides, file)

/** The pictures that the documents' cards have. */
export const demoCovers: readonly number[] = [...documents.keys()]

function addCover(data: Dataset, index: number): unknown {
  const [kept] = data.add('file', [
    {
      path: '/helpcenter/image',
      unique_name: coverName(index),
      mime_type: 'image/png',
      filename: coverName(index),
      owner_model: 'Help_document',
      public: true,
    },
  ])
  return kept?.id
}

/** The first guide is the usage notice that every user menu opens. */
function addUsageNotice(data: Dataset, fileId: unknown): void {
  const option = data.rows('generaloption').find(({ key }) => key === 'usage_notice_file_id')
  if (option) option.file_id = fileId
}

/** The help centre of the demonstration; `help-files.ts` makes the files themselves. */
export function addHelpDocuments(data: Dataset): void {
  for (const [index, { file, type, applications, date }] of documents.entries()) {
    const [kept] = data.add('file', [
      {
        path: '/helpcenter',
        unique_name: demoName(index),
        mime_type: mimes[endingOf(file)],
        filename: file,
        owner_model: 'Help_document',
      },
    ])
    data.add('help_document', [
      {
        file_label: file.replace(/\.\w+$/, ''),
        document_type_id: data.id('documenttype', 'label', type),
        application_ids: applications,
        application_date: date,
        referent_id: 2,
        file_id: kept?.id,
        image_file_id: addCover(data, index),
        enable: true,
        active: true,
      },
    ])
    if (index === 0) addUsageNotice(data, kept?.id)
  }
}
