import Download from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ownDataTexts as texts } from '../../../../i18n/fr/own-data'
import { saveBlob } from '../../../../providers/transfers'
import { meEndpoints } from '../../../../resources/accounts/own-account-endpoints'
import { useEndpoints } from '../../../fields/endpoints'
import { useAct } from '../../../widgets/use-act'
import { FormCard } from '../shared/FormCard'

/** « Mes données »: what is held on oneself, as a file. */
export function OwnData() {
  const calls = useEndpoints(meEndpoints)
  const { run, isPending } = useAct()
  const take = (format: 'xlsx' | 'json') =>
    run(async () => {
      const { blob, filename } = await calls.data({ format })
      saveBlob(blob, (filename ?? `${texts.file}.${format}`).replace(/[\\/:*?"<>|]+/g, '-'))
    }, texts.taken)
  return (
    <FormCard title={texts.title} help={texts.help}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<Download />}
          loading={isPending}
          onClick={() => void take('xlsx')}
        >
          {texts.workbook}
        </Button>
        <Button color="inherit" disabled={isPending} onClick={() => void take('json')}>
          {texts.json}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {texts.erasure}
      </Typography>
    </FormCard>
  )
}
