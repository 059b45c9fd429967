import type { Program } from './sources'

const QUESTION =
  /^(What|Whatever|Whether|Where|Wherever|Who|Whoever|Whom|Whose|How|Which|Whichever|When|Of|Nothing|Nobody|None)\b/

/** Returns the comments that begin with a question word in place of the thing they describe, as 'file:line: text'. */
export const questionComments = (programs: readonly Program[]): string[] =>
  programs.flatMap(({ file, comments }) =>
    comments
      .filter(({ text }) => QUESTION.test(text))
      .map(({ text, line }) => `${file}:${line}: ${text.split('\n', 1)[0]}`),
  )
