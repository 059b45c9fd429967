/** A partner's token in its two parts: the key, which names the organisation, and the secret, told apart by their one dot. */
export const partsOf = (token: string | undefined) => {
  const [apiKey = '', secretKey = '', ...more] = (token ?? '').split('.')
  return { apiKey, secretKey: more.length ? '' : secretKey }
}
