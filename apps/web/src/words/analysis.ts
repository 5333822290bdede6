import type { Accessor } from 'solid-js';
import { translated } from '../site/catalogues.ts';
import { ANALYSIS_ENGLISH, type AnalysisWords } from './english/analysis.ts';

/** What is said on the analysis board. */
export const analysisWords: Accessor<AnalysisWords> = translated(ANALYSIS_ENGLISH, {
  de: async () => (await import('./german/analysis.ts')).ANALYSIS_GERMAN,
});
