import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormValues } from '@/components/form/formValues'
import { mergeVersions } from '@/components/form/versions'
import { count, file, text } from '@/definition/field'

const fields = { name: text('Name'), place: text('Place'), cost: count('Cost') } as never
const merge = (base: FormValues, mine: FormValues, theirs: FormValues) => mergeVersions(fields, { base, mine, theirs })
const base = { id: 7, version: 1, name: 'Water', place: 'Entebbe', cost: 50 }

describe('what was typed and a newer version', () => {
  it('each keep the fields that they alone changed, and the version is the newer one', () => {
    const { values, differences } = merge(base, { ...base, place: 'Jinja' }, { ...base, version: 2, cost: 60 })
    expect(values).toEqual({ id: 7, version: 2, name: 'Water', place: 'Jinja', cost: 60 })
    expect(differences).toEqual([{ source: 'cost', mine: 50, theirs: 60, isTyped: false }])
  })

  it('leave what was typed in a field that both changed, and name both values', () => {
    const { values, differences } = merge(base, { ...base, place: 'Jinja' }, { ...base, version: 2, place: 'Gulu' })
    expect(values).toMatchObject({ place: 'Jinja', version: 2 })
    expect(differences).toEqual([{ source: 'place', mine: 'Jinja', theirs: 'Gulu', isTyped: true }])
  })

  it('do not differ where both typed the same', () => {
    expect(merge(base, { ...base, cost: 60 }, { ...base, version: 2, cost: 60 }).differences).toEqual([])
  })

  it('are both named where nobody knows what the draft was typed over', () => {
    const { place: _, ...known } = base
    const { values, differences } = merge(known, { ...base, place: 'Jinja' }, { ...base, version: 2 })
    expect(values).toMatchObject({ place: 'Jinja' })
    expect(differences).toEqual([{ source: 'place', mine: 'Jinja', theirs: 'Entebbe', isTyped: true }])
  })

  it('keep a chosen file', () => {
    const scan = new File(['x'], 'scan.pdf')
    const { values, differences } = mergeVersions(
      { scan: file('Scan', { upload: { accept: ['.pdf'] } } as never) } as never,
      {
        base: { scan: null, version: 1 },
        mine: { scan, version: 1 },
        theirs: { scan: null, version: 2 },
      },
    )
    expect(values).toEqual({ scan, version: 2 })
    expect(differences).toEqual([])
  })
})

type Source = 'name' | 'place' | 'cost'
const sources: readonly Source[] = ['name', 'place', 'cost']
type Form = { base: FormValues; mine: FormValues; typed: Partial<Record<Source, unknown>> }
type Step = { clerk: number; does: 'open' | 'type' | 'send'; source: Source; takesTheirs: boolean[] }

const steps = fc.array(
  fc.record<Step>({
    clerk: fc.nat(1),
    does: fc.constantFrom('open', 'type', 'type', 'send'),
    source: fc.constantFrom(...sources),
    takesTheirs: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  }),
  { maxLength: 24 },
)

it('loses no saved change and no typed letter, in whatever order two clerks open, type and send', () => {
  fc.assert(
    fc.property(steps, all => {
      let row: FormValues = { ...base }
      let typings = 0
      const forms: (Form | undefined)[] = [undefined, undefined]
      const open = (clerk: number): Form => {
        const form = { base: { ...row }, mine: { ...row }, typed: {} }
        forms[clerk] = form
        return form
      }
      for (const { clerk, does, source, takesTheirs } of all) {
        const form = does === 'open' ? open(clerk) : (forms[clerk] ?? open(clerk))
        if (does === 'type') {
          form.typed[source] = source === 'cost' ? 1000 + ++typings : `text ${++typings}`
          form.mine[source] = form.typed[source]
        }
        if (does !== 'send') continue
        if (form.mine.version === row.version) {
          for (const one of sources) if (!(one in form.typed)) expect(form.mine[one]).toEqual(row[one])
          row = { ...form.mine, version: Number(row.version) + 1 }
          forms[clerk] = undefined
          continue
        }
        const { values, differences } = merge(form.base, form.mine, row)
        for (const one of sources) {
          if (one in form.typed) expect(values[one]).toEqual(form.typed[one])
          // A value that would overwrite a change of the other clerk is shown before it is sent.
          const isOverwritten = row[one] !== form.base[one] && values[one] !== row[one]
          if (isOverwritten) expect(differences.map(difference => difference.source)).toContain(one)
        }
        for (const [index, { source: one, mine, theirs }] of differences.entries()) {
          values[one] = takesTheirs[index] ? theirs : mine
          form.typed[one as Source] = values[one]
        }
        forms[clerk] = { base: { ...row }, mine: values, typed: form.typed }
      }
    }),
    { numRuns: 1000 },
  )
})
