import {
  Button,
  Count,
  RecordContextProvider,
  ReferenceField,
  TextField,
  Title,
  useCreatePath,
  useGetList,
  useNotify,
  useRedirect,
  useUpdate,
} from 'react-admin'
import { Link } from 'react-router'

/** One manufacturer, renamed at once: either the screen goes ahead of the server, or the person may still take it back. */
function Renamed({ id, name }: { id: number; name: string }) {
  const [update] = useUpdate()
  const notify = useNotify()
  const to = (suffix: string) => ({ id, data: { name: `${name} ${suffix}` }, previousData: { id, name } })
  const onError = (error: unknown) => notify((error as Error).message, { type: 'error' })
  return (
    <>
      <Button
        label="Renommer aussitôt"
        onClick={() => update('manufacturer', to('aussitôt'), { mutationMode: 'optimistic', onError })}
      />
      <Button
        label="Renommer à regret"
        onClick={() => {
          update('manufacturer', to('regretté'), { mutationMode: 'undoable', onError })
          notify('Renommé', { undoable: true })
        }}
      />
    </>
  )
}

/** A screen of react-admin's hooks and fields alone. */
export function OwnScreen() {
  const { data, total } = useGetList('manufacturer', {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'id', order: 'ASC' },
  })
  const redirect = useRedirect()
  const createPath = useCreatePath()
  const [first] = data ?? []
  return (
    <>
      <Title title="Écran à soi" />
      <p data-testid="total">{total ?? '…'}</p>
      <Count resource="manufacturer" filter={{ manufacturer_status_id: 1 }} />
      {first && (
        <RecordContextProvider value={first}>
          <p data-testid="first">
            <TextField source="name" />,{' '}
            <ReferenceField source="manufacturer_status_id" reference="manufacturerstatus" link={false} />
          </p>
          <Renamed id={Number(first.id)} name={String(first.name)} />
          <Button label="Ouvrir la fiche" onClick={() => redirect('show', 'manufacturer', first.id)} />
          <Link to={createPath({ resource: 'holiday', type: 'create' })}>Un jour férié</Link>
        </RecordContextProvider>
      )}
    </>
  )
}
