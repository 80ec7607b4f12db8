/** The law of texts: every language says everything, and says it itself. */
import { pluralFormsOf } from '../plurals.ts'
import { placeholdersOf, type Wording } from '../wording.ts'

type Part = keyof Wording
const PARTS: readonly Part[] = ['words', 'sentences', 'clauses']
const REFERENCE = 'en'

/** The keys that a language needs where the reference has these: of a word with plural forms, the language's own. */
function neededKeys(keys: readonly string[], language: string): ReadonlySet<string> {
  const stemOf = (key: string): string => key.slice(0, key.lastIndexOf('.'))
  const isPlural = (key: string): boolean =>
    /\.(one|other)$/.test(key) && keys.includes(`${stemOf(key)}.one`) && keys.includes(`${stemOf(key)}.other`)
  return new Set(
    keys.flatMap((key) => (isPlural(key) ? pluralFormsOf(language).map((form) => `${stemOf(key)}.${form}`) : [key])),
  )
}

const quoted = (list: readonly string[]): string => list.map((one) => `{${one}}`).join(' ') || 'none'

function keyFaults(part: Part, language: string, { [part]: said }: Wording, reference: Wording): readonly string[] {
  const needed = neededKeys(Object.keys(reference[part]), language)
  return [
    ...[...needed].filter((key) => !Object.hasOwn(said, key)).map((key) => `${part} lack "${key}"`),
    ...Object.keys(said)
      .filter((key) => !needed.has(key))
      .map((key) => `${part} have "${key}", which ${REFERENCE} does not`),
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

/**
 * What is wrong with texts, one line for each fault, which names the language and the key. English is the measure of
 * what there is to say; of words with plural forms each language has those that it needs.
 */
export function textFaults(texts: { readonly [language: string]: Wording }): readonly string[] {
  const reference = texts[REFERENCE] as Wording
  const said = new Map<string, string>()
  return Object.entries(texts).flatMap(([language, wording]) =>
    PARTS.flatMap((part) => [
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
    ]).map((fault) => `${language}: ${fault}`),
  )
}
