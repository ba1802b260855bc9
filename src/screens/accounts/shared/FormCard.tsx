import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import type { FormItem } from '../../../../resources/schema/resource'
import { GeneratedFields } from '../../../admin/form/GeneratedFields'

type Props = { title?: string; help?: ReactNode; items?: readonly FormItem[]; children?: ReactNode }

/** A titled part of a form: generated fields, and what is made by hand. */
export function FormCard({ title, help, items, children }: Props) {
  const id = useId()
  return (
    <Card component={title ? 'section' : 'div'} aria-labelledby={title && id} sx={{ overflow: 'clip' }}>
      <CardContent sx={{ containerType: 'inline-size' }}>
        {title && (
          <Typography id={id} variant="h4" component="h2" sx={{ mb: help ? 0.5 : 2 }}>
            {title}
          </Typography>
        )}
        {help && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {help}
          </Typography>
        )}
        {items && <GeneratedFields names={items} />}
        {children}
      </CardContent>
    </Card>
  )
}
