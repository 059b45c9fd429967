import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { shortcutOf } from '@/components/shortcutKeys'
import { useGoKeys } from './useGoKeys'

/** Milliseconds in which the second letter is expected. */
const SECOND = 1500

/** Follows the keys that lead to a page of the menu: `g`, then the letter of the page. */
export const GoKeys = () => {
  const navigate = useNavigate()
  const pages = useGoKeys()
  const began = useRef(Number.NEGATIVE_INFINITY)
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutOf(event)
    const page = event.timeStamp - began.current < SECOND && pages.find(({ letter }) => letter === key)
    began.current = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (!page) return
    event.preventDefault()
    void navigate(page.address)
  })
  useEffect(() => {
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
  return null
}
