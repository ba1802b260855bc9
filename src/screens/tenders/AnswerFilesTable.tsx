import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { answerFileScreens as texts } from '../../../i18n/fr/answer-file-screens'
import { frenchMoment } from '../../../resources/schema/date-text'
import { sayWord } from '../../../resources/schema/say'
import { answerFileKinds, fileVerifications, type ToldFile } from '../../../resources/tenders/answer-files'
import { PaperButton } from '../../trade/PaperButton'
import { sayBytes } from '../../widgets/file-rules'
import { SheetTable } from '../../widgets/SheetTable'

/** What can be said of a file's signature. */
export const signatureText = ({ verification, signs }: Pick<ToldFile, 'verification' | 'signs'>): string => {
  if (!verification) return ''
  const said = fileVerifications[verification]
  return signs ? texts.signs({ verification: said, files: signs }) : said
}

interface Props<F extends ToldFile> {
  name: string
  files: readonly F[]
  /** The call that hands a file over. */
  pathOf: (file: F) => string
  /** Whose they are, where they are several suppliers'. */
  supplierOf?: (file: F) => string
  /** What else may be done with one. */
  acts?: (file: F) => ReactNode
}

/** Files of an offer with their proofs, each one download away. */
export function AnswerFilesTable<F extends ToldFile>({ name, files, pathOf, supplierOf, acts }: Props<F>) {
  const isSigned = files.some(({ verification }) => verification)
  return (
    <SheetTable
      name={name}
      rows={files}
      keyOf={({ id }) => id}
      columns={[
        {
          title: texts.file,
          is: 'label',
          of: ({ filename }) => <Box sx={{ overflowWrap: 'anywhere' }}>{filename}</Box>,
          under: ({ kind }) => sayWord(answerFileKinds[kind]),
        },
        supplierOf && { title: texts.supplier, of: supplierOf },
        { title: texts.size, is: 'number', of: ({ size }) => sayBytes(size) },
        { title: texts.at, of: ({ at }) => frenchMoment(at) },
        {
          title: texts.sha256,
          is: 'quiet',
          of: ({ sha256 }) => <span title={sha256}>{sha256.slice(0, 16)}…</span>,
        },
        isSigned && { title: texts.signature, of: signatureText },
        {
          is: 'end',
          of: (file) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'flex-end' }}>
              <PaperButton
                path={pathOf(file)}
                filename={file.filename}
                label={texts.download}
                name={texts.downloadOf(file.filename)}
              />
              {acts?.(file)}
            </Box>
          ),
        },
      ]}
    />
  )
}
