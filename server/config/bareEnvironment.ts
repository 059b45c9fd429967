/** Environment of a child: only the variables that the system needs, none of the server's secrets. */
export const bareEnvironment = Object.fromEntries(
  ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP'].flatMap(name => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  }),
)
