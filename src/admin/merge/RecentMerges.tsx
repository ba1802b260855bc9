import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { mergeScreenTexts as texts } from '../../../i18n/fr/merge-screens'
import { frenchMoment } from '../../../resources/schema/date-text'
import { type ListedMerge, mergeEndpoints } from '../../../resources/schema/merge-endpoints'
import type { AnyResource } from '../../../resources/schema/resource'
import { useAnswer, useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'

/** The last merges of a list, each with its way back for thirty days. */
export function RecentMerges({ resource }: { resource: AnyResource }) {
  const { data } = useAnswer(mergeEndpoints.list, { modelName: resource.model, limit: 10 })
  const { undo } = useEndpoints(mergeEndpoints)
  const { run, isPending } = useEndpointAct([mergeEndpoints.undo.tag, resource.name])
  const [asked, ask] = useState<ListedMerge>()
  if (!data?.data.length) return null
  const back = async ({ id }: ListedMerge) => {
    await run(() => undo({ id }), texts.undone)
    ask(undefined)
  }
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ typography: 'h6', mb: 1 }}>
        {texts.recent}
      </Typography>
      {data.data.map((merge) => (
        <Box key={merge.id} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Box sx={{ flex: '1 1 240px', typography: 'body2' }}>
            {texts.recentLine({ title: merge.title, at: frenchMoment(merge.at), person: merge.person })}
          </Box>
          {merge.can_undo && (
            <Button
              size="small"
              aria-label={texts.undoNamed({ title: merge.title })}
              onClick={() => ask(merge)}
            >
              {texts.undo}
            </Button>
          )}
        </Box>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        cautious
        title={asked ? texts.undoNamed({ title: asked.title }) : ''}
        confirmLabel={texts.undo}
        pending={isPending}
        onConfirm={() => asked && void back(asked)}
        onClose={() => ask(undefined)}
      >
        {texts.confirmText}
      </ConfirmDialog>
    </Box>
  )
}
