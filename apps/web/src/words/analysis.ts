import type { Accessor } from 'solid-js';
import { translated } from '../site/language.ts';
import { ANALYSIS_ENGLISH, type AnalysisWords } from './english/analysis.ts';
import { ANALYSIS_GERMAN } from './german/analysis.ts';

/** What is said on the analysis board. */
export const analysisWords: Accessor<AnalysisWords> = translated({
  en: ANALYSIS_ENGLISH,
  de: ANALYSIS_GERMAN,
});
