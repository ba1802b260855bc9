import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { egalimScreenTexts as texts } from '../../../i18n/fr/egalim-screens'
import type { EgalimYear } from '../../../resources/egalim/answers'
import { egalimEndpoints } from '../../../resources/egalim/endpoints'
import { shortMonthWords } from '../../../resources/schema/date-words'
import { priceText } from '../../../resources/schema/decimal-text'
import { egalimRegions } from '../../../resources/trade/choices'
import { ReportButtons } from '../../trade/ReportButtons'
import { EmptyState } from '../../widgets/EmptyState'
import type { EgalimPart, EgalimScope } from './asked'
import { CountTable } from './CountTable'
import { EgalimLines } from './EgalimLines'
import { GoalCard } from './GoalCard'
import { MaCantine } from './MaCantine'
import { MonthChart } from './MonthChart'
import { PartTable } from './PartTable'
import { PlanSection } from './PlanSection'

const named = (names: Readonly<Record<string, string>>) => (key: string) => names[key] ?? key
const region = named(egalimRegions)

interface SectionProps {
  title: string
  help?: string
  action?: ReactNode
  children: ReactNode
}

function Section({ title, help, action, children }: SectionProps) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography variant="h2" sx={{ flex: '1 1 200px' }}>
          {title}
        </Typography>
        {action}
      </Box>
      {help && <Box sx={{ color: 'text.secondary' }}>{help}</Box>}
      {children}
    </Box>
  )
}

/** Every table of the page in one workbook. */
function Workbook({ asked }: { asked: EgalimScope }) {
  return (
    <ReportButtons
      endpoint={egalimEndpoints.workbook}
      asked={{ ...asked }}
      filename="egalim"
      label={texts.workbook}
    />
  )
}

interface Props {
  found: EgalimYear
  /** The one member that is shown. */
  adherent: number | undefined
  /** Whose year it is. */
  asked: EgalimScope
}

/** The figures of a year: objectives, months, families, categories, origins, and the file of ma-cantine. */
export function EgalimFigures({ found, adherent, asked }: Props) {
  const { year, sums, goals, months, families, categories, origins, pace_base, region_group } = found
  const [open, setOpen] = useState<{ part: EgalimPart; label: string }>()
  const leftOut = found.left_out > 0 ? texts.leftOut({ smart_count: found.left_out }) : ''
  if (!families.length)
    return <EmptyState title={texts.empty} text={`${texts.emptyText} ${leftOut}`.trim()} />
  const family = named(texts.famille)
  return (
    <>
      <Section title={texts.goals}>
        <Box sx={{ color: 'text.secondary' }}>
          {texts.subtitle({ base: priceText(sums.base), year })}.{' '}
          {found.is_subject && `${texts.region({ label: region(region_group) })} `}
          {leftOut && `${leftOut} `}
          {pace_base !== null && texts.paceBase({ amount: priceText(pace_base) })}
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
          }}
        >
          {goals.map((goal) => (
            <GoalCard key={goal.key} goal={goal} isSubject={found.is_subject} />
          ))}
        </Box>
      </Section>
      {found.is_subject && (adherent || asked.group_id) && (
        <PlanSection
          of={asked.group_id ? { group_id: asked.group_id } : { adherent_id: adherent }}
          year={year}
          isCurrent={found.is_current}
        />
      )}
      <Section title={texts.families}>
        <PartTable
          title={texts.families}
          head={texts.family}
          parts={families}
          nameOf={family}
          onOpen={({ key }) => setOpen({ part: { family: key }, label: family(key) })}
        />
      </Section>
      <Section title={texts.months} action={<Workbook asked={{ ...asked, year }} />}>
        <MonthChart months={months} />
        <PartTable
          title={texts.months}
          head={texts.month}
          parts={months}
          nameOf={shortMonthWords}
          onOpen={({ key }) => setOpen({ part: { month: key }, label: shortMonthWords(key) })}
        />
      </Section>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
        }}
      >
        <Section title={texts.categories} help={texts.once}>
          <CountTable
            title={texts.categories}
            head={texts.category}
            counts={categories}
            base={sums.base}
            nameOf={named(texts.categorie)}
          />
        </Section>
        <Section title={texts.origins} help={texts.apart}>
          <CountTable
            title={texts.origins}
            head={texts.origin}
            counts={origins}
            base={sums.base}
            nameOf={named(texts.origine)}
          />
        </Section>
      </Box>
      {found.is_subject && !asked.group_id && !asked.company_id && (
        <MaCantine year={year} adherent={adherent} />
      )}
      {open && (
        <EgalimLines
          asked={{ ...asked, year }}
          part={open.part}
          label={open.label}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
