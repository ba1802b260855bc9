import { formatTexts } from '../../i18n/fr/formats'
import { addressOf } from '../../providers/endpoints'
import type { Endpoint } from '../../resources/schema/endpoint'
import { PaperButton } from './PaperButton'

interface Props {
  endpoint: Endpoint
  asked: Readonly<Record<string, unknown>>
  /** Of the file, without its ending. */
  filename: string
  label: string
  /** Said to screen readers where several stand on one screen; holds the label. */
  name?: string
}

/** Takes the figures of a screen away: as a workbook, and as a PDF of the same sheets. */
export const ReportButtons = ({ endpoint, asked, filename, label, name = label }: Props) => (
  <span style={{ display: 'inline-flex', flexWrap: 'wrap' }}>
    <PaperButton path={addressOf(endpoint, asked)} filename={`${filename}.xlsx`} label={label} name={name} />
    <PaperButton
      path={addressOf(endpoint, { ...asked, format: 'pdf' })}
      filename={`${filename}.pdf`}
      label={formatTexts.pdf}
      name={name.replace(label, formatTexts.pdf)}
    />
  </span>
)
