import Alert from '@mui/material/Alert'
import { useGetList } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { settingFormTexts } from '../../../i18n/fr/setting-forms'
import type { RowOf } from '../../../resources/schema/infer'
import { rate } from '../../../resources/schema/kinds/rate'
import type { egalimtarget } from '../../../resources/settings/catalogues'
import type { FormScope } from '../../admin/form/form-scope'

const texts = settingFormTexts.egalim
const all = { page: 1, perPage: 200 }
const byLabel = { field: 'label', order: 'ASC' as const }

type Target = RowOf<typeof egalimtarget, 'id' | 'region_group' | 'year_from' | 'year_to' | 'bio' | 'egalim'>

/** What a label will count for, as its form stands: its share, its rank among the others, the year's thresholds. */
export function EgalimPreview({ scope }: { scope: FormScope }) {
  return useFormContext() ? (
    <LivePreview scope={scope} />
  ) : (
    <Preview values={scope.record ?? {}} scope={scope} />
  )
}

function LivePreview({ scope }: { scope: FormScope }) {
  const [egalim_group, egalim_rank] = useWatch({ name: ['egalim_group', 'egalim_rank'] })
  return <Preview values={{ egalim_group, egalim_rank }} scope={scope} />
}

function Preview({ values, scope }: { values: Readonly<Record<string, unknown>>; scope: FormScope }) {
  const { data: labels = [] } = useGetList<{ id: number; egalim_rank: number | null }>('label', {
    pagination: all,
    sort: byLabel,
    filter: { active: true },
  })
  const year = new Date().getFullYear()
  const { data: targets = [] } = useGetList<Target>('egalimtarget', { pagination: all, sort: byLabel })
  const { egalim_group: group, egalim_rank: rank } = values
  const share = group === 'bio' || group === 'egalim' ? group : 'none'
  const before = labels.filter(({ id, egalim_rank: other }) => {
    return id !== scope.record?.id && typeof rank === 'number' && other !== null && other < rank
  })
  const target = targets.find(
    (one) => one.region_group === 'metropole' && one.year_from <= year && (one.year_to ?? year) >= year,
  )
  const percent = (text: string) => rate.format(text, { kind: 'rate', label: '', required: false })
  return (
    <Alert severity={share === 'none' ? 'info' : 'success'} sx={{ mt: 2 }} role="status">
      <strong>{texts.title}</strong>
      <br />
      {texts[share]}
      {share !== 'none' && typeof rank === 'number' && ` ${texts.rank(rank, before.length)}`}
      {share !== 'none' &&
        target &&
        ` ${texts.target({ year, bio: percent(target.bio), egalim: percent(target.egalim) })}`}
    </Alert>
  )
}
