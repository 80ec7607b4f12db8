import { surveyFolders } from './folders.mjs'
import { graphSvg } from './graph-svg.mjs'
import { graphText } from './graph-text.mjs'

/** The files that show who imports whom, by their paths. */
export function drawnFolders(tree) {
  const survey = surveyFolders(tree)
  return { 'docs/folders.svg': graphSvg(survey), 'docs/folders.md': graphText(survey) }
}
