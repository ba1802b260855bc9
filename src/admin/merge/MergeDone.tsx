import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { mergeScreenTexts as texts } from '../../../i18n/fr/merge-screens'
import type { AnswerOf } from '../../../resources/schema/endpoint'
import { mergeEndpoints } from '../../../resources/schema/merge-endpoints'
import type { AnyResource } from '../../../resources/schema/resource'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { PageHeader } from '../form/PageHeader'
import { editPath } from '../paths'

interface Props {
  resource: AnyResource
  merge: AnswerOf<typeof mergeEndpoints.merge>
  title: string
}

/** What became of a merge: the way to the kept record, and the way back. */
export function MergeDone({ resource, merge: { id, kept_id }, title }: Props) {
  const { undo } = useEndpoints(mergeEndpoints)
  const { run, isPending } = useEndpointAct([mergeEndpoints.undo.tag, resource.name])
  const [undone, setUndone] = useState<AnswerOf<typeof mergeEndpoints.undo>>()
  const back = () => run(() => undo({ id }), texts.undone, { after: setUndone })
  return (
    <>
      <PageHeader resource={resource} title={title} />
      <Alert severity="success" role="status" sx={{ mb: 2 }}>
        {undone ? texts.undone : texts.done}
        {undone && undone.left > 0 && (
          <>
            <Box>{texts.left({ smart_count: undone.left })}</Box>
            <Box component="ul" sx={{ m: 0 }}>
              {undone.lines.map(({ list, entity_id, title: named, differs }) => (
                <li key={`${list} ${entity_id}`}>
                  {`${list} ${named}`}
                  {differs.map(({ label, theirs }) => ` · ${label} : ${theirs}`).join('')}
                </li>
              ))}
            </Box>
          </>
        )}
      </Alert>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to={editPath(resource, kept_id)} variant="contained">
          {texts.open}
        </Button>
        {!undone && (
          <Button variant="outlined" disabled={isPending} onClick={() => void back()}>
            {texts.undo}
          </Button>
        )}
      </Box>
    </>
  )
}
