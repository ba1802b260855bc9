import Description from '@mui/icons-material/PictureAsPdfOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, MouseEvent } from 'react'
import type { Http } from '../../providers/http'
import { openFile } from '../../providers/kept-files'
import { searchRows } from '../../providers/search-rows'
import { useApp } from './app-context'
import { sayShell } from './say-shell'

const optionKey = 'usage_notice_file_id'

/** The id of the usage notice's file, from the general options; null when there is none. */
async function readNoticeId(http: Http, signal: AbortSignal): Promise<number | null> {
  const { data } = await searchRows<{ file_id?: number | null }>(
    http,
    { model: 'General_option', fields: [{ name: 'key', operator: 'eq', value: optionKey }], limit: 1 },
    { signal, quiet: true },
  )
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
    void openFile(http, id)
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
