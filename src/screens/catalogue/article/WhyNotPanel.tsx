import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { whyTexts as texts } from '../../../../i18n/fr/catalogue'
import { f } from '../../../../resources/schema/f'
import { parisDay } from '../../../../resources/schema/paris-time'
import type { Slot } from '../../../admin/form/extensions'
import { RefInput } from '../../../fields/inputs/RefInput'
import { DayInput } from '../../../widgets/DayInput'
import { WhyAnswer } from './WhyAnswer'

const fields = {
  adherent: f.ref('adherent', { label: texts.adherent }),
  group: f.ref('groupadherent', { label: texts.group }),
}
type Kind = keyof typeof fields

/** « Pourquoi n'est-il pas commandable ? » for a chosen member and day (domain §4.6). */
export const WhyNotPanel: Slot = ({ scope: { record = {} } }) => {
  const [kind, setKind] = useState<Kind>('adherent')
  const [member, setMember] = useState<number | null>(null)
  const [day, setDay] = useState<string | null>(parisDay(new Date()))
  const id = useId()

  function choose(value: string) {
    setKind(value === 'group' ? 'group' : 'adherent')
    setMember(null)
  }
  return (
    <Card>
      <CardContent>
        <Typography variant="h4" component="h2">
          {texts.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {texts.intro}
        </Typography>
        <RadioGroup row value={kind} aria-label={texts.title} onChange={({ target }) => choose(target.value)}>
          <FormControlLabel value="adherent" control={<Radio size="small" />} label={texts.adherent} />
          <FormControlLabel value="group" control={<Radio size="small" />} label={texts.group} />
        </RadioGroup>
        <Box className="fields" sx={{ mt: 1, mb: 2 }}>
          <div className="field">
            <RefInput
              key={kind}
              id={`${id}-member`}
              field={fields[kind]}
              value={member}
              onChange={(value) => setMember(typeof value === 'number' ? value : null)}
            />
          </div>
          <div className="field field-short">
            <DayInput label={texts.date} id={`${id}-day`} value={day} onChange={setDay} />
          </div>
        </Box>
        {member !== null && day && (
          <WhyAnswer article={record} asked={{ adherentId: member, isGroup: kind === 'group', date: day }} />
        )}
      </CardContent>
    </Card>
  )
}
