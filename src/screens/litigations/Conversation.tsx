import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { litigationScreenTexts as texts } from '../../../i18n/fr/litigation-screens'
import type { LitigationAnswer, LitigationFile } from '../../../resources/litigations/answers'
import { frenchMoment } from '../../../resources/schema/date-text'
import { FileLinks } from '../../trade/FileLinks'
import { useLitigationAct, useLitigationCalls } from '../../trade/use-litigations'
import { FileInput } from '../../widgets/FileInput'
import { useClaimFiles } from './use-claim-files'

function Said({
  text,
  mine,
  author,
  when,
  files,
  isEvent,
}: {
  text: string
  mine: boolean
  author: string
  when: string
  files: readonly LitigationFile[]
  isEvent: boolean
}) {
  return (
    <Box
      component="li"
      sx={{
        alignSelf: isEvent ? 'center' : mine ? 'flex-end' : 'flex-start',
        maxWidth: '82%',
        px: isEvent ? 0 : 1.5,
        py: isEvent ? 0 : 1,
        borderRadius: 2,
        bgcolor: isEvent ? 'transparent' : mine ? 'primary.light' : 'surface.subtle',
      }}
    >
      <Box sx={{ typography: 'caption', color: 'text.secondary', textAlign: isEvent ? 'center' : 'left' }}>
        {author} · {when}
      </Box>
      <Box
        sx={{
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          fontWeight: isEvent ? 600 : 400,
          textAlign: isEvent ? 'center' : 'left',
        }}
      >
        {text}
      </Box>
      <FileLinks files={files} />
    </Box>
  )
}

/** What was said between the parties, the oldest first, and what one has to say. */
export function Conversation({ litigation }: { litigation: LitigationAnswer }) {
  const calls = useLitigationCalls()
  const { run, isPending } = useLitigationAct()
  const [text, setText] = useState('')
  const files = useClaimFiles()
  const post = async () => {
    const done = await run(async () =>
      calls.write({ id: litigation.id, text: text.trim(), file_ids: await files.send() }),
    )
    if (!done) return
    setText('')
    files.clear()
  }
  return (
    <Paper component="section" variant="outlined" aria-label={texts.conversation} sx={{ p: 2 }}>
      <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 1.5 }}>
        {texts.conversation}
      </Box>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1.25 }}
      >
        {litigation.messages.map((one) => (
          <Said
            key={one.id}
            text={one.text}
            mine={one.side === litigation.side}
            author={[one.author, texts.sides[one.side]].filter(Boolean).join(', ')}
            when={frenchMoment(one.createdAt)}
            files={one.files}
            isEvent={one.kind === 'event'}
          />
        ))}
      </Box>
      {litigation.may_write && (
        <Box sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
          <TextField
            multiline
            minRows={2}
            label={texts.write}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: 5000 } }}
          />
          <FileInput {...files.input} />
          <Button
            variant="contained"
            loading={isPending}
            disabled={!text.trim()}
            onClick={() => void post()}
            sx={{ justifySelf: 'end' }}
          >
            {texts.post}
          </Button>
        </Box>
      )}
    </Paper>
  )
}
