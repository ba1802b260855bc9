import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { keyTexts as texts } from '../../../../i18n/fr/security'
import type { OwnKey } from '../../../../resources/accounts/answers'
import { frenchDay, frenchMoment } from '../../../../resources/schema/date-text'
import { parisDay } from '../../../../resources/schema/paris-time'
import { useApp } from '../../../layout/app-context'
import { screenAddress } from '../../../layout/screens'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import { ErrorState } from '../../../widgets/ErrorState'
import { FormCard } from '../shared/FormCard'
import { NewKeyDialog } from './NewKeyDialog'
import { useOwnKeys } from './use-own-keys'

/** « Clés d'API »: the programs that act in one's name, and how they are let in and out. */
export function OwnKeys() {
  const own = useOwnKeys()
  const [isNew, setNew] = useState(false)
  const [leaving, setLeaving] = useState<OwnKey>()
  const close = () => {
    own.note()
    setNew(false)
  }
  const revoke = async ({ id }: OwnKey) => {
    await own.end(id)
    setLeaving(undefined)
  }
  return (
    <FormCard title={texts.title} help={<Help />}>
      {own.error && <ErrorState onRetry={own.retry} />}
      {own.keys?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.none}
        </Typography>
      )}
      {own.keys && (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {own.keys.map((one) => (
              <KeyLine key={one.id} one={one} onRevoke={() => setLeaving(one)} />
            ))}
          </Box>
          <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setNew(true)}>
            {texts.add}
          </Button>
        </>
      )}
      {isNew && <NewKeyDialog own={own} onClose={close} />}
      {leaving && (
        <ConfirmDialog
          open
          dangerous
          title={texts.revokeAsk({ name: leaving.name })}
          confirmLabel={texts.revoke}
          pending={own.isEnding}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => void revoke(leaving)}
        >
          {texts.revokeText}
        </ConfirmDialog>
      )}
    </FormCard>
  )
}

function Help() {
  const guide = useApp().screens.HelpApi
  return (
    <>
      {texts.help}{' '}
      {guide && (
        <MuiLink component={Link} to={screenAddress(guide)} underline="always">
          {texts.guide}
        </MuiLink>
      )}
    </>
  )
}

function KeyLine({ one, onRevoke }: { one: OwnKey; onRevoke: () => void }) {
  const { name, ending, permissions, last_day, seen_at, seen_address } = one
  const facts = [
    texts.ending({ ending }),
    texts.count({ smart_count: permissions?.length ?? 0 }),
    texts.until({ day: frenchDay(last_day) }),
    seen_at ? texts.seen({ moment: frenchMoment(seen_at), address: seen_address }) : texts.unseen,
  ]
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {last_day < parisDay(new Date()) && <Chip size="small" label={texts.past} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      <Button size="small" color="inherit" aria-label={texts.revokeOf({ name })} onClick={onRevoke}>
        {texts.revoke}
      </Button>
    </Box>
  )
}
