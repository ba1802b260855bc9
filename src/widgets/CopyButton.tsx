import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useState } from 'react'
import { say } from './say'
import { toast } from './toast-store'

/** Puts a text in the clipboard and says so for two seconds. */
export function CopyButton({ text, label = say('widget.copy.copy') }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast.error('widget.copy.failed')
    }
  }

  const said = copied ? say('widget.copy.copied') : label
  return (
    <Tooltip title={said}>
      <IconButton
        size="small"
        aria-label={said}
        aria-live="polite"
        onClick={copy}
        color={copied ? 'success' : 'default'}
      >
        {copied ? <Check fontSize="small" /> : <ContentCopy fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
