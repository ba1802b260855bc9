import {
  BooleanField,
  ColumnsButton,
  CreateButton,
  DataTable,
  FilterButton,
  List,
  ResourceContextProvider,
  SearchInput,
  SelectField,
  TextInput,
  TopToolbar,
} from 'react-admin'

const kinds = [
  { id: 'weight', name: 'Poids' },
  { id: 'volume', name: 'Volume' },
  { id: 'count', name: 'Nombre' },
]
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <TextInput key="label" source="label" label="Libellé" />,
]

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <ColumnsButton />
    <CreateButton />
  </TopToolbar>
)

/** The units in react-admin's own list and table. */
export function StockList() {
  return (
    <ResourceContextProvider value="unit">
      <List
        title="Unités"
        filters={filters}
        actions={<Actions />}
        perPage={25}
        sort={{ field: 'position', order: 'ASC' }}
        exporter={false}
      >
        <DataTable rowClick="edit">
          <DataTable.Col source="label" label="Libellé" />
          <DataTable.Col source="abbreviation" label="Abréviation" />
          <DataTable.Col source="kind" label="Nature">
            <SelectField source="kind" choices={kinds} />
          </DataTable.Col>
          <DataTable.NumberCol source="decimals" label="Décimales" />
          <DataTable.NumberCol source="position" label="Ordre" />
          <DataTable.Col source="active" label="Actif">
            <BooleanField source="active" />
          </DataTable.Col>
        </DataTable>
      </List>
    </ResourceContextProvider>
  )
}
