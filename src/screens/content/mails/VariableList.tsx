import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { modelTexts as texts } from '../../../../i18n/fr/jobs'

interface VariableListProps {
  variables: Readonly<Record<string, string>>
  onInsert: (name: string) => void
}

/** What a model may name; a click adds it to the message. */
export function VariableList({ variables, onInsert }: VariableListProps) {
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Box component="h2" sx={{ typography: 'h4', m: 0 }}>
        {texts.variables}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>{texts.variablesHelp}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {Object.entries(variables).map(([name, example]) => (
          <Chip
            key={name}
            label={`{{${name}}}`}
            onClick={() => onInsert(name)}
            title={texts.example({ text: example })}
            aria-label={texts.insert({ name })}
          />
        ))}
      </Box>
    </Box>
  )
}
