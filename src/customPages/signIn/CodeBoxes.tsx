import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useWords } from '@/i18n/words'

const BOXES = ['first', 'second', 'third', 'fourth'] as const
const CODE_LENGTH = BOXES.length
const EMPTY: readonly string[] = BOXES.map(() => '')

export type CodeBoxesHandle = { clear(): void }
type Props = {
  busy: boolean
  /** The code in the boxes was refused: the next digit starts a new one. */
  refused: boolean
  onFilled(code: string): void
  onNumbersOnly(wrong: boolean): void
  ref?: Ref<CodeBoxesHandle>
}

/**
 * Four boxes for one code (docs/requirements/sign-in.md): typing moves to the next box, a paste in any box fills all;
 * arrow keys and backspace work across boxes.
 */
export const CodeBoxes = ({ busy, refused, onFilled, onNumbersOnly, ref }: Props) => {
  const words = useWords()
  const [digits, setDigits] = useState(EMPTY)
  const [settled, setSettled] = useState(false)
  const boxes = useRef<(HTMLInputElement | null)[]>([])

  useEffect(() => boxes.current[0]?.focus(), [])

  const focus = (index: number) => boxes.current[Math.min(Math.max(index, 0), CODE_LENGTH - 1)]?.focus()

  useImperativeHandle(ref, () => ({
    clear: () => {
      setDigits(EMPTY)
      setSettled(false)
      onNumbersOnly(false)
      focus(0)
    },
  }))

  const fill = (from: number, typed: string) => {
    const afresh = settled && refused
    const start = afresh || typed.length >= CODE_LENGTH ? 0 : from
    const next = [...(afresh ? EMPTY : digits)]
    const taken = [...typed].slice(0, CODE_LENGTH - start)
    taken.forEach((digit, offset) => {
      next[start + offset] = digit
    })
    setDigits(next)
    const complete = next.every(Boolean)
    setSettled(complete)
    focus(start + taken.length)
    if (complete) onFilled(next.join(''))
  }

  const take = (index: number, value: string) => {
    if (busy) return
    const wrong = /\D/.test(value.trim())
    onNumbersOnly(wrong)
    if (wrong) return
    const typed = value.trim()
    if (typed === '') return setDigits(digits.map((digit, at) => (at === index ? '' : digit)))
    // In a box that already had a digit, the new digit is the other one of the two.
    const before = digits[index]
    fill(index, typed.length === 2 && before ? typed.replace(before, '') || before : typed)
  }

  const paste = (event: ClipboardEvent, index: number) => {
    event.preventDefault()
    // Codes are often copied with spaces or hyphens, or with the sentence around them.
    const text = event.clipboardData.getData('text')
    take(index, text.match(/(?<!\d)\d(?:[\s-]?\d){3}(?!\d)/)?.[0].replace(/\D/g, '') ?? text.replace(/[\s-]/g, ''))
  }

  const steer = (event: KeyboardEvent, index: number) => {
    const move = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: CODE_LENGTH - 1 }[event.key]
    if (move !== undefined) {
      event.preventDefault()
      focus(move)
    } else if (event.key === 'Backspace' && !busy) {
      event.preventDefault()
      const at = digits[index] ? index : Math.max(index - 1, 0)
      setDigits(digits.map((digit, position) => (position === at ? '' : digit)))
      setSettled(false)
      focus(at)
    }
  }

  return (
    <div className="code-boxes">
      {digits.map((digit, index) => (
        <input
          key={BOXES[index]}
          ref={element => {
            boxes.current[index] = element
          }}
          value={digit}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={words('daftari.signIn.codeBox', { number: index + 1 })}
          aria-invalid={refused && settled ? true : undefined}
          readOnly={busy}
          onChange={event => take(index, event.target.value)}
          onPaste={event => paste(event, index)}
          onKeyDown={event => steer(event, index)}
          onFocus={event => event.target.select()}
        />
      ))}
    </div>
  )
}
