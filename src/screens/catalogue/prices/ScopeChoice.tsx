import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { priceTexts as texts } from '../../../../i18n/fr/catalogue'
import { GeneratedFields } from '../../../admin/form/GeneratedFields'

const kinds = ['all', 'group', 'adherent'] as const
type Kind = (typeof kinds)[number]

/** For whom a price holds: everybody, a group, or a member (domain §4.5). */
export function ScopeChoice() {
  const { setValue } = useFormContext()
  const [kind, setKind] = useState<Kind>('all')

  function choose(value: string) {
    setKind(kinds.find((one) => one === value) ?? 'all')
    setValue('adherent_id', null)
    setValue('groupAdherent_id', null)
  }
  return (
    <FormControl sx={{ width: '100%', mb: 1 }}>
      <FormLabel id="price-scope">{texts.scope}</FormLabel>
      <RadioGroup
        row
        aria-labelledby="price-scope"
        value={kind}
        onChange={({ target }) => choose(target.value)}
      >
        {kinds.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" />}
            label={texts.scopes[one]}
          />
        ))}
      </RadioGroup>
      {kind === 'group' && <GeneratedFields names={['groupAdherent_id']} />}
      {kind === 'adherent' && <GeneratedFields names={['adherent_id']} />}
    </FormControl>
  )
}
