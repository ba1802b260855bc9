import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { FieldInput } from '../../admin/form/FieldInput'
import { GeneratedFields } from '../../admin/form/GeneratedFields'
import { DepartmentBoxes } from './DepartmentBoxes'

/** The form of a zone: its own fields generated, its departments ticked by region. */
export function ZoneForm() {
  return (
    <Card>
      <CardContent>
        <GeneratedFields names={['label', ['order', 'active']]} />
        <div style={{ marginTop: 24 }}>
          <FieldInput name="departmentsId" As={DepartmentBoxes} />
        </div>
      </CardContent>
    </Card>
  )
}
