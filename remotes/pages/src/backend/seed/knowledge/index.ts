import { billing } from './billing';
import { gettingStarted } from './gettingStarted';
import { pictures } from './pictures';
import { publishing } from './publishing';
import type { SourceCategory } from './source';
import { translation } from './translation';
import { writing } from './writing';

export const knowledge: readonly SourceCategory[] = [
  gettingStarted,
  writing,
  publishing,
  pictures,
  translation,
  billing,
];
