import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { closingScreenTexts as texts } from '../../../i18n/fr/egalim-closing'
import type { ClosingPage } from '../../../resources/egalim/closing-answers'
import { maCantineLinks } from '../../../resources/egalim/closing-endpoints'
import { frenchDay } from '../../../resources/schema/date-text'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { useApp } from '../../layout/app-context'

/** The account of ma-cantine that a member opens to this server: opened from its own space, ended anywhere. */
export function MaCantineLink({ link, adherent }: { link: ClosingPage['link']; adherent: number }) {
  const calls = useEndpoints(maCantineLinks)
  const { app } = useApp()
  const { run, isPending } = useEndpointAct([maCantineLinks.start.tag])
  const start = async () => {
    const begun = await run(() => calls.start({ adherent_id: adherent }))
    if (begun) window.location.assign(begun.url)
  }
  const end = () => void run(() => calls.end({ adherent_id: adherent }), texts.unlinked)
  const isOwn = app === 'front-office'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Box sx={{ flex: '0 1 auto', maxWidth: 760 }}>
        {link.linked_at
          ? texts.linkedOn({ day: frenchDay(link.linked_at), name: link.linked_by ?? texts.somebody })
          : isOwn
            ? texts.linkHelp
            : texts.linkThere}
      </Box>
      {link.linked_at ? (
        <Button color="inherit" loading={isPending} onClick={end}>
          {texts.unlink}
        </Button>
      ) : (
        isOwn && (
          <Button variant="outlined" loading={isPending} onClick={() => void start()}>
            {texts.link}
          </Button>
        )
      )}
    </Box>
  )
}
