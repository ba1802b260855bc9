import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useFormContext, useWatch } from 'react-hook-form'
import { priceTexts as texts } from '../../../../i18n/fr/catalogue'

/** A price that stands until the next one, or a promotion over it. */
export function KindChoice() {
  const { setValue } = useFormContext()
  const isPromotion = useWatch({ name: 'bounded' }) === true
  return (
    <FormControl sx={{ width: '100%', mb: 1 }}>
      <FormLabel id="price-kind">{texts.kind}</FormLabel>
      <RadioGroup
        row
        aria-labelledby="price-kind"
        value={isPromotion ? 'promotion' : 'standing'}
        onChange={({ target }) => setValue('bounded', target.value === 'promotion', { shouldDirty: true })}
      >
        {(['standing', 'promotion'] as const).map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            control={<Radio size="small" />}
            label={texts.kinds[kind]}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
