import { useState } from 'react'
import { fileUrl } from '../../../providers/files'
import { type Download, openBlob, saveBlob } from '../../../providers/transfers'
import { canView, type HelpItem, kindOfFile, monthOf, nameOf } from '../../trade/help-center'
import { sayHelp } from './help-texts'

interface HelpCardProps {
  item: HelpItem
  /** Gives the document's file. */
  load: () => Promise<Download>
  onProblem: (display: string) => void
}

/** One document: what it is, and its one or two actions. */
export function HelpCard({ item, load, onProblem }: HelpCardProps) {
  const [isPending, setPending] = useState(false)
  const kind = kindOfFile(item)
  const name = nameOf(item) ?? sayHelp('help.unnamed')
  const attempt = async (work: () => Promise<void>, problem: string) => {
    if (isPending) return
    setPending(true)
    await work().catch(() => onProblem(problem))
    setPending(false)
  }
  const view = () => attempt(() => openBlob(load()), sayHelp('help.viewError'))
  const download = () =>
    attempt(async () => {
      const { blob, filename } = await load()
      saveBlob(blob, item.File?.file_name ?? filename ?? name)
    }, sayHelp('help.downloadError'))

  const picture = fileUrl(item.Image)

  return (
    <li className="help-card">
      {picture && <img className="help-picture" src={picture} alt="" loading="lazy" />}
      <span className={`help-badge help-badge-${kind.toLowerCase()}`}>{kind}</span>
      <h2>{name}</h2>
      <dl>
        <dt>{sayHelp('help.type')}</dt>
        <dd>{item.Document_type?.label || sayHelp('help.noType')}</dd>
        <dt>{sayHelp('help.date')}</dt>
        <dd>{monthOf(item) ?? sayHelp('help.noDate')}</dd>
      </dl>
      <div className="help-actions">
        {canView(item) && (
          <button
            type="button"
            className="help-action"
            aria-label={sayHelp('help.viewNamed', { name })}
            aria-busy={isPending}
            onClick={view}
          >
            {sayHelp('help.view')}
          </button>
        )}
        <button
          type="button"
          className="help-action help-action-main"
          aria-label={sayHelp('help.downloadNamed', { name })}
          aria-busy={isPending}
          onClick={download}
        >
          {sayHelp('help.download')}
        </button>
      </div>
    </li>
  )
}
