/**
 * A4: a bot plays from what its seat has seen. It is handed a `Guess`, a type that only a game's own `determinize`
 * creates, so no other code may cast a position to one, and every `choose` must take nothing else. A1 checks which
 * packages bots import; this checks what they import by name: nothing that folds or copies a position.
 */
import ts from 'typescript'
import { filesUnder, isTest, read } from '../running/sources.mjs'
import { importsOf } from './imports.mjs'
import { checkIfStarted } from './starting.mjs'
import { faultsIn, holds, lineOf, nodesOf } from './syntax.mjs'

const mayInvent = (path) => /^packages\/(?:kernel|[^/]+-game)\//.test(path)

const isCast = (node) => ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)
const isType = (name) => (node) => ts.isIdentifier(node) && node.text === name
const isGuess = isType('Guess')
const isPosition = isType('Position')
const inOneLine = (node) => node.getText().replace(/\s+/g, ' ')

/** A guess is made by a cast to it, or by its mark. */
function invents(node) {
  if (isCast(node) && holds(node.type, isGuess)) return `makes a guess of what may be the truth: ${inOneLine(node)}`
  return ts.isIdentifier(node) && node.text === 'invented' ? 'makes a guess of what may be the truth: invented' : null
}

/** A cast to one of these drops the type that tells a guess from a real position. */
const LOOSE = new Set(['any', 'unknown', 'never', 'object'])
const losesTypes = (node) =>
  isCast(node) && LOOSE.has(node.type.getText()) ? `loses types on the way: as ${node.type.getText()}` : null

/** Functions that create a position, from the moves of a record or as a copy. */
const FOLDING = new Set(['copyOf', 'replay', 'readRecord', 'parseRecord', 'rulesOf', 'makeRecord'])
const folds = (node) =>
  ts.isIdentifier(node) && FOLDING.has(node.text) ? `makes positions of its own: ${node.text}` : null

/** What a function is called: by its own name, or by that of what holds it. */
const nameOf = (node) => (node.name ?? node.parent.name)?.getText()

/** Every `choose` with typed parameters: a function, a method, or the type of one. */
function choosersIn(path, text) {
  return nodesOf(path, text).filter(
    (node) =>
      ts.isFunctionLike(node) && nameOf(node) === 'choose' && node.parameters.some(({ type }) => type !== undefined),
  )
}
const takes = (chooser, isOne) => chooser.parameters.some(({ type }) => type !== undefined && holds(type, isOne))
/** It must take a guess, and no other position. */
const isBlind = (chooser) => takes(chooser, isGuess) && !takes(chooser, isPosition)

const ALLOWED = /^(?:\.{1,2}\/|@bastide\/kernel$|@bastide\/[a-z]+-game$)/
const foreignImports = (path, text) =>
  importsOf(path, text)
    .filter(({ name }) => !ALLOWED.test(name))
    .map(({ name, line }) => ({ path, line, why: `imports ${name}: bots import the kernel and the games` }))

function wrongBots(path, text) {
  const choosers = choosersIn(path, text)
  return {
    takesGuess: choosers.some((chooser) => takes(chooser, isGuess)),
    violations: [
      ...faultsIn(path, text, losesTypes),
      ...faultsIn(path, text, folds),
      ...foreignImports(path, text),
      ...choosers
        .filter((chooser) => !isBlind(chooser))
        .map((chooser) => ({ path, line: lineOf(chooser), why: 'chooses by something else than a guess' })),
    ],
  }
}

export function check(tree) {
  const sources = ['packages', 'apps', 'build', 'scripts', 'examples']
    .flatMap((folder) => filesUnder(tree, folder))
    .filter((path) => /\.(?:[cm]?[jt]s|svelte)$/.test(path) && !isTest(path))
  const guesses = sources
    .filter((path) => !mayInvent(path))
    .flatMap((path) => faultsIn(path, read(tree, path), invents))
  const bots = sources
    .filter((path) => path.startsWith('packages/bots/src/'))
    .map((path) => wrongBots(path, read(tree, path)))
  if (bots.length === 0) return { invariant: 'A4', says: 'there are no bots', violations: guesses }
  const violations = [...guesses, ...bots.flatMap((bot) => bot.violations)]
  if (!bots.some(({ takesGuess }) => takesGuess))
    violations.push({ path: 'packages/bots', why: 'nothing in it chooses by a guess' })
  const says = `${bots.length} files of bots think about guesses only; nobody else makes one`
  return { invariant: 'A4', says, violations }
}

await checkIfStarted(import.meta, check)
