import {
  ArrayField,
  ArrayInput,
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  ChipField,
  DataTable,
  DateField,
  DateInput,
  EmailField,
  FormDataConsumer,
  FunctionField,
  ReferenceArrayInput,
  ReferenceField,
  ReferenceInput,
  ReferenceManyField,
  SaveButton,
  SelectInput,
  SimpleFormIterator,
  SingleFieldList,
  TabbedShowLayout,
  TextField,
  TextInput,
  UrlField,
  useEditContext,
  useRecordContext,
  useShowContext,
} from 'react-admin'
import type { Slot } from '../../../src/admin/form/extensions'

const Titles = () => {
  const record = useRecordContext()
  const { defaultTitle } = useEditContext()
  return (
    <p data-testid="titles">
      {String(record?.id ?? 'nouveau')} {String(defaultTitle ?? '')}
    </p>
  )
}

const ManufacturerInputs = () => (
  <section aria-label="Pièces du formulaire">
    <Titles />
    <TextInput source="name" label="Son nom" />
    <ReferenceInput source="manufacturer_status_id" reference="manufacturerstatus">
      <AutocompleteInput label="Son statut" />
    </ReferenceInput>
    <FormDataConsumer>
      {({ formData }) => <p data-testid="typed">{String(formData.name)}</p>}
    </FormDataConsumer>
    <ArrayInput source="contacts" label="Ses contacts">
      <SimpleFormIterator inline disableReordering>
        <TextInput source="last_name" label="Son nom de famille" />
      </SimpleFormIterator>
    </ArrayInput>
    <SaveButton label="Enregistrer par react-admin" alwaysEnable />
  </section>
)

const ManufacturerFields = () => {
  const { record } = useShowContext()
  return (
    <section aria-label="Pièces de la fiche">
      <p data-testid="shown">{String(record?.name)}</p>
      <TabbedShowLayout syncWithLocation={false}>
        <TabbedShowLayout.Tab label="Identité">
          <TextField source="name" label="Nom montré" />
          <EmailField source="email" />
          <UrlField source="website" />
          <ReferenceField source="manufacturer_status_id" reference="manufacturerstatus" link={false} />
          <DateField source="createdAt" label="Créé le" showTime />
          <FunctionField label="En capitales" render={(row) => String(row.name).toUpperCase()} />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Le reste">
          <ReferenceManyField reference="brand" target="manufacturer_id" label="Ses marques">
            <SingleFieldList linkType={false}>
              <ChipField source="label" />
            </SingleFieldList>
          </ReferenceManyField>
          <ArrayField source="contacts" label="Ses contacts">
            <DataTable rowClick={false} bulkActionButtons={false} aria-label="Table des contacts">
              <DataTable.Col source="last_name" label="Nom de famille" />
            </DataTable>
          </ArrayField>
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </section>
  )
}

/** Stock parts in the slot of a manufacturer's pages: inputs while it is edited, fields while it is shown. */
export const ManufacturerParts: Slot = ({ scope }) =>
  scope.isLocked ? <ManufacturerFields /> : <ManufacturerInputs />

export const SupplierParts: Slot = () => (
  <section aria-label="Pièces du formulaire">
    <ReferenceArrayInput source="catalog_ids" reference="catalog">
      <AutocompleteArrayInput label="Ses catalogues" />
    </ReferenceArrayInput>
    <BooleanInput source="claim_email_auto" label="Ses litiges partent seuls" />
    <SelectInput
      source="default_sending_mode"
      label="Son envoi"
      choices={[
        { id: '1', name: 'Un' },
        { id: '2', name: 'Deux' },
      ]}
    />
  </section>
)

export const HolidayParts: Slot = () => (
  <section aria-label="Pièces du formulaire">
    <DateInput source="date" label="Son jour" />
  </section>
)
