import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { sayTitle } from '../../../resources/schema/say'
import { StepPages } from '../../widgets/StepPages'
import { TabContent } from './FormBody'
import type { FramedForm } from './FormFrame'
import { FormSlot } from './FormSlot'
import type { FormTab } from './form-names'
import { StepActions } from './StepActions'
import { focusSoon } from './use-first-error'

type Props = { form: FramedForm; onCancel: () => void }

/** The tabs of a new record as steps (`?step`, portal §2): each is checked before the next, the last one saves. */
export function FormSteps({ form, onCancel }: Props) {
  return (
    <StepPages
      steps={form.tabs.map((tab, index) => ({
        name: tab.name,
        label: sayTitle(tab.title),
        render: (next) => <FormStep key={tab.name} {...{ form, tab, index, next, onCancel }} />,
      }))}
    />
  )
}

type StepProps = Props & { tab: FormTab; index: number; next: () => void }

function FormStep({ form, tab, index, next, onCancel }: StepProps) {
  const { tabs, showFirst, instead, save, saveAndNew } = form
  const { trigger, getFieldState } = useFormContext()
  const after = tabs[index + 1]

  async function isRight({ names }: FormTab): Promise<boolean> {
    if (await trigger([...names])) return true
    showFirst(Object.fromEntries(names.map((name) => [name, getFieldState(name).error])))
    return false
  }
  function go() {
    next()
    const [first] = after?.names ?? []
    if (first) focusSoon(first)
  }
  const advance = async () => {
    if (await isRight(tab)) go()
  }
  /** Without the steps that are left, unless one of them asks for something. */
  async function saveNow() {
    for (const one of tabs) if (!(await isRight(one))) return one !== tab && tabs.indexOf(one) > index && go()
    save()
  }

  useEffect(() => {
    instead.current = after && (() => void advance())
    return () => {
      instead.current = undefined
    }
  })
  return (
    <>
      <TabContent tab={tab} />
      <FormSlot place="after" />
      <StepActions
        previous={tabs[index - 1]?.name}
        isLast={!after}
        onSave={() => void saveNow()}
        onSaveAndNew={saveAndNew}
        onCancel={onCancel}
      />
    </>
  )
}
