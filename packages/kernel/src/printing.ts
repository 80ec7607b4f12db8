/**
 * What a terminal or a page might treat as more than a character: control and format characters, and line breaks. A
 * joiner between two emoji is allowed: it can only combine them.
 */
const UNPRINTABLE =
  /(?!(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const EACH_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu')

export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text)

/** Untrusted text made safe to print: one line of plain characters. */
export const printable = (text: string): string => text.replace(EACH_UNPRINTABLE, '\ufffd')
