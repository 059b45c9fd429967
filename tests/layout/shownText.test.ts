import { afterEach, expect, it } from 'vitest'
import { localList } from '@/dataProvider/localList'
import en from '@/i18n/en/adminPages'
import fr from '@/i18n/fr/adminPages'
import { replaceWords } from '@/i18n/words'
import { shownText } from '@/layout/shownText'
import roles from '@/resources/accounts/roles'

afterEach(() => replaceWords('en', []))

const rows = [
  { id: '1', roleId: '1', name: 'ROLE_REGISTRAR', description: '', permissions: [] },
  {
    id: '2',
    roleId: '2',
    name: 'ROLE_AUDITOR',
    description: '',
    permissions: [{ id: '9', permission: 'can_release_prn' }],
  },
]
const found = (search: string) =>
  localList(roles, rows, { search }, { page: 1, perPage: 10 }, shownText).rows.map(({ name }) => name)

it('finds a role by its name in the language in use, by its code, and by the name of a permission', () => {
  replaceWords('en', [en])
  expect(found('registrar')).toEqual(['ROLE_REGISTRAR'])
  expect(found('role_aud')).toEqual(['ROLE_AUDITOR'])
  expect(found('release prns')).toEqual(['ROLE_AUDITOR'])
  replaceWords('fr', [fr])
  expect(found(fr.daftari.accessNames.ROLE_REGISTRAR.name)).toEqual(['ROLE_REGISTRAR'])
})
