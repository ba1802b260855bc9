import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { importModelTexts as texts } from '../../../i18n/fr/import-models'
import { importReadingTexts as readingTexts } from '../../../i18n/fr/import-reading'
import { importEndpoints } from '../../../resources/imports/import-endpoints'
import { scheduledImport } from '../../../resources/imports/scheduled-import'
import type { AnswerOf } from '../../../resources/schema/endpoint'
import { textEncodings } from '../../../resources/schema/sheet-files'
import type { FormScope } from '../../admin/form/form-scope'
import { showPath } from '../../admin/paths'
import { useAnswer } from '../../fields/endpoints'
import { ErrorState } from '../../widgets/ErrorState'
import { SheetTable } from '../../widgets/SheetTable'
import { TableSkeleton } from '../../widgets/TableSkeleton'

type Content = AnswerOf<typeof importEndpoints.model>

/** What a model says of a file: its columns and the fields that they are read as, its constants, its values, how it is read. */
export function ModelContent({ scope: { record } }: { scope: FormScope }) {
  return typeof record?.id === 'number' ? <KnownContent id={record.id} /> : null
}

function KnownContent({ id }: { id: number }) {
  const { data, isError, refetch } = useAnswer(importEndpoints.model, { id })
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  return (
    <>
      <Columns columns={data.columns} />
      <Constants constants={data.constants} />
      <Answers answers={data.answers} />
      <Reading reading={data.reading} />
      <Scheduled scheduled={data.scheduled} />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h4" component="h2" sx={{ mt: 3, mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}

/** Titles are kept folded: « designation ». */
const titled = (title: string) => title.charAt(0).toUpperCase() + title.slice(1)

const fieldOf = ({ field, passed }: Content['columns'][number]) =>
  passed ? texts.passed : (field ?? texts.unread)

const Columns = ({ columns }: Pick<Content, 'columns'>) => (
  <Part title={texts.columns({ smart_count: columns.length })}>
    <SheetTable
      name={texts.columns({ smart_count: columns.length })}
      rows={columns}
      keyOf={({ title }) => title}
      columns={[
        { title: texts.column, is: 'what', of: ({ title }) => titled(title) },
        { title: texts.field, of: fieldOf },
      ]}
    />
  </Part>
)

const Constants = ({ constants }: Pick<Content, 'constants'>) =>
  constants.length > 0 && (
    <Part title={texts.constants}>
      <SheetTable
        name={texts.constants}
        rows={constants}
        keyOf={({ field }) => field}
        columns={[
          { title: texts.field, is: 'what', of: ({ field }) => field },
          { title: texts.value, of: ({ value }) => value },
        ]}
      />
    </Part>
  )

const Answers = ({ answers }: Pick<Content, 'answers'>) =>
  answers.length > 0 && (
    <Part title={texts.answers({ smart_count: answers.length })}>
      <SheetTable
        name={texts.answers({ smart_count: answers.length })}
        rows={answers}
        keyOf={({ field, text }) => `${field} ${text}`}
        columns={[
          { title: texts.text, is: 'what', of: ({ text }) => text, under: ({ field }) => field },
          { title: texts.meant, of: ({ value }) => value ?? texts.leftOut },
        ]}
      />
    </Part>
  )

const Scheduled = ({ scheduled }: Pick<Content, 'scheduled'>) =>
  scheduled.length > 0 && (
    <Part title={scheduledImport.label[1]}>
      <SheetTable
        name={scheduledImport.label[1]}
        rows={scheduled}
        keyOf={({ id }) => id}
        columns={[
          {
            title: scheduledImport.label[0],
            is: 'what',
            of: ({ id, label }) => (
              <Link component={RouterLink} to={showPath(scheduledImport, id)}>
                {label}
              </Link>
            ),
          },
          { title: scheduledImport.fields.hour.label, of: ({ hour }) => hour },
          {
            title: scheduledImport.fields.active.label,
            of: ({ active }) => (active ? texts.yes : texts.no),
          },
        ]}
      />
    </Part>
  )

/** « Encodage : Windows-1252 » of what was said of how the file is read. */
function saidOf({ encoding, separator, sheets, titleLine, titleCount, whole }: Content['reading']) {
  return [
    encoding && { what: readingTexts.encoding, how: textEncodings[encoding] },
    separator && { what: readingTexts.separator, how: readingTexts.separators[separator] },
    sheets?.length && { what: readingTexts.sheets, how: sheets.join(', ') },
    titleLine !== undefined && { what: readingTexts.titleLine, how: String(titleLine + 1) },
    titleCount !== undefined && { what: readingTexts.titleCount, how: String(titleCount) },
    whole && { what: texts.whole, how: texts.yes },
  ].flatMap((one) => (one ? [one] : []))
}

function Reading({ reading }: Pick<Content, 'reading'>) {
  const said = saidOf(reading)
  if (!said.length) return null
  return (
    <Part title={texts.reading}>
      <SheetTable
        name={texts.reading}
        rows={said}
        keyOf={({ what }) => what}
        columns={[
          { title: texts.option, is: 'what', of: ({ what }) => what },
          { title: texts.value, of: ({ how }) => how },
        ]}
      />
    </Part>
  )
}
