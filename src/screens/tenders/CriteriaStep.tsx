import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { decimalText } from '../../../resources/schema/decimal-text'
import { exact, plus, rounded } from '../../../resources/schema/exact'
import { parseDecimal } from '../../../resources/schema/reading/numbers'
import {
  type Criterion,
  type CriterionName,
  criterionNames,
  criterionScales,
  isEntered,
  makesHundred,
  usualCriteria,
} from '../../../resources/tenders/criteria'
import { tenderPreparation } from '../../../resources/tenders/preparation-endpoints'
import { useEndpoints } from '../../fields/endpoints'
import { SheetTable } from '../../widgets/SheetTable'
import { useUnsaved } from '../../widgets/unsaved'
import type { PreparationProps } from './preparation-props'
import { Rehearsal } from './Rehearsal'
import { Scales } from './Scales'
import { ChangeMark } from './StepChanges'
import { useChanges, useTenderAct } from './use-tenders'

const texts = tenderScreens.criteria
const names = Object.keys(criterionNames) as CriterionName[]
const isNumber = (text: string) => /^\d+(\.\d+)?$/.test(text)

/** What offers are judged by, and how much each counts; together 100. Shown anew when those that are saved are others. */
export function CriteriaStep(props: PreparationProps) {
  return <CriteriaTable key={JSON.stringify(props.prepared.tender.criteres)} {...props} />
}

function CriteriaTable({ prepared, isLocked, next }: PreparationProps) {
  const calls = useEndpoints(tenderPreparation)
  const { run, isPending } = useTenderAct()
  const saved: readonly Criterion[] = prepared.tender.criteres ?? usualCriteria
  const [criteria, setCriteria] = useState(saved)
  useUnsaved(JSON.stringify(criteria) !== JSON.stringify(saved))
  const marks = useChanges(prepared.tender).data?.data.filter(({ step }) => step === 'criteria') ?? []
  const marksOf = (name: string) =>
    marks.filter(({ key, mark }) => key === name && (mark === 'new' || mark === 'changed'))
  const change = (name: CriterionName, more: Partial<Criterion>) =>
    setCriteria(criteria.map((one) => (one.machine_name === name ? { ...one, ...more } : one)))
  const unused = names.filter((name) => !criteria.some(({ machine_name }) => machine_name === name))
  const known = criteria.filter(({ weight }) => isNumber(weight))
  const sum = rounded(known.map(({ weight }) => exact(weight)).reduce(plus, exact(0)), 2)
  const isWhole = known.length === criteria.length && makesHundred(known)
  const add = (name: CriterionName) => {
    const one: Criterion = {
      machine_name: name,
      label: criterionNames[name],
      weight: '0',
      scale: 'automatic',
    }
    setCriteria([...criteria, { ...one, scale: isEntered(one) ? 'entered' : 'automatic' }])
  }
  const save = async () => {
    const answer = await run(
      () => calls.saveCriteria({ id: prepared.tender.id, criteria }),
      () => tenderScreens.saved,
    )
    if (answer) next()
  }
  return (
    <Box inert={isPending} sx={{ display: 'grid', gap: 2 }}>
      <SheetTable
        name={texts.title}
        rows={criteria}
        keyOf={(one) => one.machine_name}
        columns={[
          {
            title: texts.criterion,
            is: 'label',
            of: (one) => (
              <>
                {one.label}
                {marksOf(one.machine_name).map((mark) => (
                  <ChangeMark key={mark.key} change={mark} />
                ))}
              </>
            ),
          },
          {
            title: texts.scale,
            is: 'quiet',
            of: (one) => criterionScales[isEntered(one) ? 'entered' : 'automatic'],
          },
          {
            title: texts.weight,
            is: 'number',
            of: (one) => (
              <input
                className="cell"
                inputMode="decimal"
                aria-label={texts.weightOf({ label: one.label })}
                disabled={isLocked}
                defaultValue={decimalText(one.weight)}
                onChange={({ target }) =>
                  change(one.machine_name, { weight: parseDecimal(target.value, 'percent') })
                }
              />
            ),
          },
          !isLocked && {
            is: 'end',
            of: (one) => (
              <button
                type="button"
                className="icon"
                aria-label={texts.remove({ label: one.label })}
                onClick={() => setCriteria(criteria.filter((other) => other !== one))}
              >
                <Close fontSize="small" />
              </button>
            ),
          },
        ]}
      />
      <Alert severity={isWhole ? 'success' : 'warning'}>{texts.sum({ sum: decimalText(sum) })}</Alert>
      {!isLocked && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {unused.length > 0 && (
            <TextField
              select
              size="small"
              label={texts.add}
              value=""
              sx={{ width: { xs: '100%', sm: 260 } }}
              onChange={({ target }) => add(target.value as CriterionName)}
              slotProps={{ input: { startAdornment: <Add fontSize="small" /> } }}
            >
              {unused.map((name) => (
                <MenuItem key={name} value={name}>
                  {criterionNames[name]}
                </MenuItem>
              ))}
            </TextField>
          )}
          <Button variant="contained" loading={isPending} disabled={!isWhole} onClick={() => void save()}>
            {tenderScreens.save}
          </Button>
        </Box>
      )}
      <Scales prepared={prepared} isLocked={isLocked} />
      <Rehearsal
        key={JSON.stringify(criteria)}
        tenderId={prepared.tender.id}
        isPublished={isLocked}
        criteria={isWhole ? criteria : undefined}
      />
    </Box>
  )
}
