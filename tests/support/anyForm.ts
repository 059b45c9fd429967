import type { Page } from 'playwright-core'
import type { FormParts } from '@/definition/defineResource'
import type { Field } from '@/definition/field'

/** Values for fields with these names. */
const byName: Record<string, string> = {
  email: 'new@example.org',
  contactEmail: 'new@example.org',
  phone: '+256700123456',
  phoneNumber: '+256700123456',
  contactPhone: '+256700123456',
  idType: 'PASSPORT',
  idNumber: 'A1234567',
  endPoint: '/entity/fresh',
  country: 'Uganda',
  code: 'UG',
}
const byKind: Partial<Record<Field<never>['kind'], string>> = {
  paragraph: 'Some words that say enough',
  code: 'K47',
  digits: '4711',
  count: '7',
  money: '5000',
  percentage: '5',
  entries: 'A123456789',
  date: '1990-01-31',
  slashedDate: '31/01/2024',
}

/** Returns a valid text for a field that text is typed into. */
export const textFor = (source: string, { kind }: Pick<Field<never>, 'kind'>): string =>
  byName[source] ?? byKind[kind] ?? 'A new entry'

/** A picture of one white pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

/** Chooses a picture and accepts its crop unchanged. */
const choosePicture = async (page: Page) => {
  await page.locator('input[type=file]').setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: PNG })
  await page.getByRole('button', { name: 'Use this area' }).click()
  await page.locator('.picture-shown img').waitFor()
}

type Fields = FormParts<Record<string, unknown>>['fields']

/**
 * Fills the open form: each required field that is empty, and each that offers records of the host, of which it chooses
 * another one. `own` has values for fields of these names.
 */
export const fillAnyForm = async (
  page: Page,
  id: (source: string) => string,
  fields: Fields,
  own: Record<string, string> = {},
) => {
  const choose = async (source: string, value?: string) => {
    await page.locator(`[id="${id(source)}"]`).click()
    const options = page.locator(value ? `[role=option][data-value="${value}"]` : '[role=option]:not([data-value=""])')
    await options.last().click()
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
  }
  for (const [source, field] of Object.entries(fields)) {
    if (!field || field.fixed || field.unseen) continue
    const ofHost = Boolean(field.among || field.own)
    const isMenu = field.kind === 'choice' || field.kind === 'flag'
    const given = own[source] ?? byName[source]
    const value = own[source] ?? textFor(source, field)
    const box = page.locator(`[id="${id(source)}"]`)
    if (field.kind === 'picked')
      await page
        .locator(`input[type=radio][name="${id(source)}"]`)
        .last()
        .check()
    else if (field.kind === 'several') await page.locator('.several-boxes input').nth(1).click()
    else if (field.picture) await choosePicture(page)
    else if (field.upload && field.required)
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'new.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })
    else if (isMenu && ofHost) await choose(source)
    else if (isMenu && given) await choose(source, given)
    else if (field.kind === 'oneByOne') await choose(source)
    else if (!field.required) continue
    else if (isMenu) {
      if (!/\S/.test((await box.textContent())?.replaceAll('\u200b', '') ?? '')) await choose(source)
    } else if (!(await box.inputValue())) await box.fill(value)
  }
}
