import Description from '@mui/icons-material/PictureAsPdfOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, MouseEvent } from 'react'
import type { Http } from '../../providers/http'
import { openBlob } from '../../providers/transfers'
import { useApp } from './app-context'
import { sayShell } from './say-shell'

const optionKey = 'usage_notice_file_id'

/** The id of the usage notice's file, from the general options; null when there is none. */
async function readNoticeId(http: Http, signal: AbortSignal): Promise<number | null> {
  const body = {
    model: 'General_option',
    fields: [{ name: 'key', operator: 'eq', value: optionKey }],
    offset: 0,
    limit: 1,
  }
  const { data } = await http.put<{ data: { file_id?: number | null }[] }>('/search/', body, {
    signal,
    quiet: true,
  })
  return data[0]?.file_id ?? null
}

/** Opens the usage notice (PDF) in a new tab; shown only when there is one. */
export function NoticeItem({ onClick, ...item }: ComponentProps<typeof MenuItem>) {
  const { http } = useApp().client
  const { data: id } = useQuery({
    queryKey: ['session', 'notice'],
    queryFn: ({ signal }) => readNoticeId(http, signal),
    staleTime: 60 * 60_000,
  })
  if (!id) return null
  const open = (event: MouseEvent<HTMLLIElement>) => {
    onClick?.(event)
    openBlob(http.download(`/file/download/${id}`)).catch(() => undefined)
  }
  return (
    <MenuItem {...item} onClick={open}>
      <ListItemIcon>
        <Description fontSize="small" />
      </ListItemIcon>
      {sayShell('shell.notice')}
    </MenuItem>
  )
}
