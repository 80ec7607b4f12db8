/** The law of texts: every language says everything, and says it itself. */
import { pluralFormsOf } from '../plurals.ts'
import { placeholdersOf, type Wording } from '../wording.ts'

type Part = keyof Wording
const PARTS: readonly Part[] = ['words', 'sentences', 'clauses']
const REFERENCE = 'en'

const stemOf = (key: string): string => key.slice(0, key.lastIndexOf('.'))
/** Whether a key is a form of a word that the reference has in plural forms. */
const isPlural = (keys: readonly string[], key: string): boolean =>
  /\.(zero|one|two|few|many|other)$/.test(key) &&
  keys.includes(`${stemOf(key)}.one`) &&
  keys.includes(`${stemOf(key)}.other`)

/** The keys that a language needs where the reference has these: of a word with plural forms, the language's own. */
function neededKeys(keys: readonly string[], language: string): ReadonlySet<string> {
  return new Set(
    keys.flatMap((key) =>
      isPlural(keys, key) ? pluralFormsOf(language).map((form) => `${stemOf(key)}.${form}`) : [key],
    ),
  )
}

const quoted = (list: readonly string[]): string => list.map((one) => `{${one}}`).join(' ') || 'none'

function keyFaults(part: Part, language: string, { [part]: said }: Wording, reference: Wording): readonly string[] {
  const keys = Object.keys(reference[part])
  const needed = neededKeys(keys, language)
  return [
    ...[...needed].filter((key) => !Object.hasOwn(said, key)).map((key) => `${part} lack "${key}"`),
    ...Object.keys(said)
      .filter((key) => !needed.has(key))
      .map(
        (key) =>
          `${part} have "${key}", which ${isPlural(keys, key) ? `${language} does not need` : `${REFERENCE} does not`}`,
      ),
  ]
}

function formFaults(part: Part, key: string, text: string, reference: string | undefined): readonly string[] {
  const says = `${part} "${key}"`
  const [has, wants] = [text, reference ?? text].map((one) => quoted([...placeholdersOf(one)].sort()))
  return [
    ...(/^\S(.*\S)?$/.test(text) ? [] : [`${says} is empty, or has a space at an end`]),
    ...(part === 'sentences' && has !== wants ? [`${says} has the placeholders ${has} instead of ${wants}`] : []),
    ...(part !== 'sentences' && /[{}]/.test(text) ? [`${says} has a brace: only sentences are filled in`] : []),
    ...(part === 'words' || /[.。]( \(\{clause\}\))?$/.test(text) ? [] : [`${says} does not end as a sentence does`]),
  ]
}

/** Words that a language has as English has them, though it is no mistake: by language, the whole text of each. */
export type SameWords = { readonly [language: string]: readonly string[] | undefined }

/** Words that are still those of the reference. A plural form is compared with all forms that the reference has. */
function untranslated(language: string, { words }: Wording, reference: Wording, same: SameWords): readonly string[] {
  const keys = Object.keys(reference.words)
  const saidOf = (key: string): readonly (string | undefined)[] =>
    (isPlural(keys, key) ? [`${stemOf(key)}.one`, `${stemOf(key)}.other`] : [key]).map((one) => reference.words[one])
  return Object.entries(words)
    .filter(([key, text]) => /\p{L}/u.test(text) && saidOf(key).includes(text) && !same[language]?.includes(text))
    .map(([key, text]) => `words "${key}" is not translated: ${REFERENCE} says "${text}" too`)
}

/**
 * What is wrong with texts, one line for each fault, which names the language and the key. English is the measure of
 * what there is to say; of words with plural forms each language has those that it needs. A word that is the same as in
 * English is a fault unless `same` lists it.
 */
export function textFaults(texts: { readonly [language: string]: Wording }, same: SameWords = {}): readonly string[] {
  const reference = texts[REFERENCE] as Wording
  const said = new Map<string, string>()
  return Object.entries(texts).flatMap(([language, wording]) =>
    [
      ...PARTS.flatMap((part) => [
        ...keyFaults(part, language, wording, reference),
        ...Object.entries(wording[part]).flatMap(([key, text]) => {
          const other = said.get(`${part} ${text}`)
          said.set(`${part} ${text}`, language)
          const isCopied = part !== 'words' && other !== undefined && other !== language
          return [
            ...formFaults(part, key, text, reference[part][key]),
            ...(isCopied ? [`${part} "${key}" is not translated: ${other} says the same`] : []),
          ]
        }),
      ]),
      ...(language === REFERENCE ? [] : untranslated(language, wording, reference, same)),
    ].map((fault) => `${language}: ${fault}`),
  )
}
