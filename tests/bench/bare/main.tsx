/** Baseline of the sign-in and list benches: plain react-admin and MUI with one list and one form. */
import {
  Admin,
  type AuthProvider,
  Create,
  type DataProvider,
  DataTable,
  List,
  Resource,
  SimpleForm,
  TextInput,
} from 'react-admin'
import { createRoot } from 'react-dom/client'

type Entry = { brn: string; companyName: string; createdAt: string; addedBy: string }

const authProvider: AuthProvider = {
  login: async () => {
    const answer = await fetch('/bare-sign-in', { method: 'POST' })
    sessionStorage.setItem('token', await answer.text())
  },
  logout: async () => sessionStorage.clear(),
  checkAuth: () => (sessionStorage.getItem('token') ? Promise.resolve() : Promise.reject(new Error('signed out'))),
  checkError: async () => undefined,
  getPermissions: async () => undefined,
}

const unused = async (): Promise<never> => {
  throw new Error('The bare build saves nothing')
}

const dataProvider: DataProvider = {
  getList: async (_, { pagination: { page = 1, perPage = 15 } = {} }) => {
    const query = new URLSearchParams({ page: String(page), pageSize: String(perPage), status: 'ON' })
    const answer = await fetch(`/data-update/blacklisted-brns?${query}`, {
      headers: { Authorization: `Bearer ${sessionStorage.getItem('token')}` },
    })
    const { content, totalElements } = (await answer.json()) as { content: Entry[]; totalElements: number }
    return { data: content.map(entry => ({ ...entry, id: entry.brn })) as never[], total: totalElements }
  },
  getOne: unused,
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
}

const Blacklist = () => (
  <List perPage={15}>
    <DataTable>
      <DataTable.Col source="brn" />
      <DataTable.Col source="companyName" />
      <DataTable.Col source="createdAt" />
      <DataTable.Col source="addedBy" />
    </DataTable>
  </List>
)

const AddEntry = () => (
  <Create>
    <SimpleForm>
      <TextInput source="brn" />
      <TextInput source="companyName" />
    </SimpleForm>
  </Create>
)

const element = document.getElementById('root')
if (element)
  createRoot(element).render(
    <Admin authProvider={authProvider} dataProvider={dataProvider} requireAuth disableTelemetry>
      <Resource name="blacklist" list={Blacklist} create={AddEntry} />
    </Admin>,
  )
