import { ShowTab } from '../show/ShowTab'
import { TabContent } from './FormBody'
import { tabsOf } from './form-names'
import { useFormScope } from './form-scope'

/** A tab of the form around inside a panel that holds it; read only where the record is looked at. */
export function HeldTab({ title }: { title: string }) {
  const { resource, isLocked } = useFormScope()
  const tab = tabsOf(resource).find((one) => one.title === title)
  if (!tab) return null
  return isLocked ? <ShowTab tab={tab} /> : <TabContent tab={tab} />
}
