import { useSyncExternalStore } from 'react'
import { journalTexts as texts } from '../../../i18n/fr/security-journal'
import { type SecurityEventKind, securityEventTexts } from '../../../resources/accounts/security-events'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { JournalEntry } from '../../../resources/system/journal-answers'
import { useEngine } from '../../fields/engine'
import { SheetTable } from '../../widgets/SheetTable'

const isKind = (kind: string): kind is SecurityEventKind => Object.hasOwn(securityEventTexts, kind)

/** What an event is called. */
export const kindText = (kind: string): string => (isKind(kind) ? securityEventTexts[kind] : kind)

/** By whom: the person, who acted in that name, the key. */
function Actor({ entry }: { entry: JournalEntry }) {
  const { user, user_id, impersonator, impersonated_by, key_id } = entry
  const acting = impersonator ?? (impersonated_by ? `n° ${impersonated_by}` : undefined)
  return (
    <>
      <div>{user ?? (user_id ? `n° ${user_id}` : texts.nobody)}</div>
      {acting && <div className="quiet">{texts.actingFor({ name: acting })}</div>}
      {key_id && <div className="quiet">{texts.byKey({ id: key_id })}</div>}
    </>
  )
}

const isSubject = (model: string): model is keyof typeof texts.subjects =>
  Object.hasOwn(texts.subjects, model)

/** What an event concerns, `User 12` as « Utilisateur n° 12 ». */
function About({ about }: { about: string | null }) {
  const { registry } = useEngine()
  // The registry grows once.
  useSyncExternalStore(registry.onWhole, registry.isWhole)
  const [, model = '', id] = /^(\w+) (\S+)$/.exec(about ?? '') ?? []
  const subject = isSubject(model) ? texts.subjects[model] : registry.find(model)?.label[0]
  return <div>{subject ? `${subject} n° ${id}` : (about ?? '–')}</div>
}

/** `update:email` of a list of acts, and whatever else is kept, in one line. */
function detailText(detail: unknown): string {
  if (!detail || typeof detail !== 'object') return ''
  return Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => {
      const said = Array.isArray(value) ? value.join(', ') : String(value)
      return name === 'acts' ? said : `${name} ${said}`
    })
    .join(' · ')
}

/** Rows of the journal. */
export function JournalTable({ rows }: { rows: readonly JournalEntry[] }) {
  return (
    <SheetTable
      name={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          title: texts.kind,
          is: 'what',
          of: ({ kind }) => kindText(kind),
          under: ({ at }) => frenchMoment(at),
        },
        { title: texts.person, of: (entry) => <Actor entry={entry} /> },
        {
          title: texts.columns.address,
          of: ({ address, device }) => (
            <>
              <div>{address ?? '–'}</div>
              <div className="quiet">{device}</div>
            </>
          ),
        },
        {
          title: texts.columns.about,
          of: ({ about, detail }) => (
            <>
              <About about={about} />
              <div className="quiet">{detailText(detail)}</div>
            </>
          ),
        },
        {
          title: texts.columns.seq,
          is: 'quiet side',
          of: ({ seq }) => (seq ? texts.sealed({ seq }) : texts.waiting),
        },
      ]}
    />
  )
}
