import { useMemo } from 'react'
import { type FormExtensions, FormExtensionsContext, type Widget } from '../../admin/form/extensions'
import { ResourcePages } from '../../admin/resource-pages'
import { useEngine } from '../../fields/engine'
import { SelectInput } from '../../fields/inputs/SelectInput'
import { useAdherent } from '../../layout/adherent-context'
import { flatOptions } from '../../layout/adherents'
import type { Screen } from '../../layout/screens'
import { laterScreen } from '../resource-screen'
import { quoteForms } from './form-extensions'

/** The adherents that one works for: a member's person chooses among these, and looks into no directory. */
const OwnAdherent: Widget = ({ scope: _scope, value, onChange, ...props }) => {
  const own = flatOptions(useAdherent().list).filter(({ isGroup }) => !isGroup)
  const options = Object.fromEntries(own.map(({ id, name }) => [String(id), name]))
  return (
    <SelectInput
      {...props}
      field={{ ...props.field, options }}
      value={typeof value === 'number' ? String(value) : null}
      onChange={(key) => onChange(key ? Number(key) : null)}
    />
  )
}

const forms: FormExtensions = {
  ...quoteForms,
  slots: {},
  widgets: { quote: { ...quoteForms.widgets.quote, adherent_id: OwnAdherent } },
}

function QuotePages() {
  const { registry } = useEngine()
  const { selected } = useAdherent()
  const start = useMemo(
    () => (selected && !selected.isGroup ? { adherent_id: selected.id } : undefined),
    [selected],
  )
  return (
    <FormExtensionsContext value={forms}>
      <ResourcePages resource={registry.get('quote')} start={start} />
    </FormExtensionsContext>
  )
}

/** The requests for quotes of the member that one works for. */
export const memberQuotes: Screen = { ...laterScreen('quote', '/quotes', 'viewQuote'), Page: QuotePages }
