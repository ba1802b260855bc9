import {
  BulkExportButton,
  BulkUpdateButton,
  DataTable,
  EmailField,
  ExportButton,
  FilterList,
  FilterListItem,
  FilterLiveSearch,
  FunctionField,
  Pagination,
  ReferenceField,
  SavedQueriesList,
  SimpleList,
  SortButton,
  TextField,
  useListContext,
} from 'react-admin'

/** How many rows react-admin's context of the list holds, and of how many. */
function Told() {
  const { data, total, filterValues, sort } = useListContext()
  return (
    <p data-testid="told">
      {data?.length ?? 0} sur {total ?? 0}, {sort.field} {sort.order}, {JSON.stringify(filterValues)}
    </p>
  )
}

/** Stock parts in the slot of a generated list. */
export const ListParts = () => (
  <section aria-label="Pièces de la liste">
    <Told />
    <FilterLiveSearch source="q" label="Chercher ici" />
    <FilterList label="Par statut" icon={null}>
      <FilterListItem label="Prospects" value={{ manufacturer_status_id: 2 }} />
    </FilterList>
    <SavedQueriesList />
    <SortButton fields={['name', 'email']} />
    <ExportButton />
    <DataTable aria-label="Table de react-admin" rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="name" field={TextField} />
      <DataTable.Col source="email" field={EmailField} />
      <DataTable.Col source="manufacturer_status_id">
        <ReferenceField source="manufacturer_status_id" reference="manufacturerstatus" link={false} />
      </DataTable.Col>
      <DataTable.Col label="En capitales">
        <FunctionField render={(row) => String(row.name).toUpperCase()} />
      </DataTable.Col>
    </DataTable>
    <SimpleList primaryText={(row) => `Simple ${row.name}`} linkType={false} />
    <Pagination rowsPerPageOptions={[10, 25, 50]} />
  </section>
)

/** Stock buttons for the selected rows. */
export const BulkParts = () => (
  <>
    <BulkUpdateButton
      label="Rendre inactifs"
      data={{ manufacturer_status_id: 3 }}
      mutationMode="pessimistic"
    />
    <BulkExportButton />
  </>
)
