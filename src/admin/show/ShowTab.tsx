import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { FormSlot } from '../form/FormSlot'
import type { FormTab } from '../form/form-names'
import { ShowItems } from './ShowItems'

/** What stands under one tab of a record that is looked at. */
export function ShowTab({ tab }: { tab: FormTab }) {
  return (
    <>
      <FormSlot place={`before:${tab.title}`} />
      <Card>
        <CardContent>
          <ShowItems items={tab.items} />
        </CardContent>
      </Card>
      <FormSlot place={`after:${tab.title}`} />
    </>
  )
}
