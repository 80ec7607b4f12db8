/**
 * What a terminal or a page could take for more than a letter: control and format characters, and whatever ends a line.
 * A joiner between two pictures is none: it can only make one of them.
 */
const UNPRINTABLE =
  /(?!(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const EACH_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu')

export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text)

/** An untrusted text as it may be printed: on one line, and each of its characters nothing but a letter. */
export const printable = (text: string): string => text.replace(EACH_UNPRINTABLE, '\ufffd')
