#!/usr/bin/env node
import { builtCommandLine } from '../../../build/command-line.mjs'
import { builtPages } from '../../../build/pages.mjs'

const args = process.argv.slice(2)
const { run } = await builtCommandLine()
// The only command that needs a build step first.
if (args[0] === 'serve' && !args.some((argument) => /^(--help|-h|--folder(=.*)?)$/.test(argument))) await builtPages()
process.exitCode = await run(args)
