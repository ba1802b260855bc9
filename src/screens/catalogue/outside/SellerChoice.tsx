import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { outsideTexts as texts } from '../../../../i18n/fr/outside'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { GeneratedFields } from '../../../admin/form/GeneratedFields'

const kinds = ['referenced', 'outside'] as const
type Kind = (typeof kinds)[number]
const fields = { referenced: 'supplier_id', outside: 'supplier_not_in_catalog_id' } as const

/** Who sells the product: a supplier of the catalogues, or one outside them; never both. */
export function SellerChoice({ record }: { record?: ReadRow }) {
  const { setValue } = useFormContext()
  const [kind, setKind] = useState<Kind>(record?.supplier_not_in_catalog_id ? 'outside' : 'referenced')

  function choose(value: string) {
    setKind(value === 'outside' ? 'outside' : 'referenced')
    for (const name of Object.values(fields)) setValue(name, null, { shouldDirty: true })
  }
  return (
    <FormControl sx={{ width: '100%', my: 1.5 }}>
      <FormLabel id="sold-by">{texts.soldBy}</FormLabel>
      <RadioGroup row aria-labelledby="sold-by" value={kind} onChange={({ target }) => choose(target.value)}>
        {kinds.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={texts.kinds[one]} />
        ))}
      </RadioGroup>
      <GeneratedFields names={[fields[kind]]} />
    </FormControl>
  )
}
