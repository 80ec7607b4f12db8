#!/usr/bin/env node
import { builtCommandLine } from '../../../scripts/building.mjs'

const { run } = await builtCommandLine()
process.exitCode = await run(process.argv.slice(2))
