import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { importsTexts as texts } from '../../../i18n/fr/import-screens'
import { saveBlob } from '../../../providers/transfers'
import { importJob } from '../../../resources/content/import-job'
import type { ShownImport } from '../../../resources/imports/import-endpoints'
import { frenchMoment } from '../../../resources/schema/date-text'
import { useEngine } from '../../fields/engine'
import { Badge } from '../../widgets/Badge'
import { SheetTable } from '../../widgets/SheetTable'
import { useAct } from '../../widgets/use-act'

const { options = {}, tones = {} } = importJob.fields.state

interface Props {
  imports: readonly ShownImport[]
  onUndo: (one: ShownImport) => void
  onReport: (one: ShownImport) => void
}

/** One line an import: its file, where it stands, whose it is, its counts, and what may be done. */
export function ImportsTable({ imports, onUndo, onReport }: Props) {
  return (
    <SheetTable
      name={texts.table}
      rows={imports}
      keyOf={({ id }) => id}
      columns={[
        {
          title: texts.file,
          is: 'what',
          of: ({ name }) => name,
          under: ({ list, import_model }) =>
            [list, import_model && texts.readBy({ name: import_model })].filter(Boolean).join(' · '),
        },
        {
          title: texts.state,
          is: 'state',
          of: ({ state }) => <Badge tone={tones[state]} label={options[state] ?? state} />,
        },
        {
          title: texts.when,
          of: ({ createdAt }) => frenchMoment(createdAt),
          under: ({ person }) => texts.by({ person }),
        },
        { title: texts.lines, of: (one) => <Counts one={one} /> },
        { is: 'end', of: (one) => <Acts one={one} onUndo={onUndo} onReport={onReport} /> },
      ]}
    />
  )
}

function Counts({ one }: { one: ShownImport }) {
  const { state, undone, left } = one
  if (state === 'failed') return <div className="quiet">{texts.nothingKept}</div>
  return (
    <>
      {texts.counts(one)}
      {undone + left > 0 && <div className="quiet">{texts.undoneOf(undone, left)}</div>}
    </>
  )
}

function Acts({ one, onUndo, onReport }: { one: ShownImport } & Pick<Props, 'onUndo' | 'onReport'>) {
  const { http } = useEngine()
  const { run, isPending } = useAct()
  const { id, name: file, errors, is_own, has_file, can_undo, state, undone, left } = one
  const take = (path: string) =>
    void run(async () => {
      const { blob, filename } = await http.download(path)
      saveBlob(blob, filename ?? file)
    })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      {has_file && (
        <Button
          size="small"
          color="inherit"
          disabled={isPending}
          aria-label={texts.downloadOf({ file })}
          onClick={() => take(`/imports/${id}/file`)}
        >
          {texts.download}
        </Button>
      )}
      {is_own && errors > 0 && state === 'checked' && (
        <Button
          size="small"
          color="inherit"
          disabled={isPending}
          aria-label={texts.errorsOf({ file })}
          onClick={() => take(`/imports/${id}/errors`)}
        >
          {texts.errors}
        </Button>
      )}
      {(state === 'undoing' || undone + left > 0) && (
        <Button size="small" color="inherit" aria-label={texts.seeOf({ file })} onClick={() => onReport(one)}>
          {texts.see}
        </Button>
      )}
      {can_undo && (
        <Button
          size="small"
          variant="outlined"
          aria-label={texts.undoOf({ file })}
          onClick={() => onUndo(one)}
        >
          {texts.undo}
        </Button>
      )}
    </Box>
  )
}
