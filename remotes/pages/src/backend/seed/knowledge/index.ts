import { billing } from './billing';
import { gettingStarted } from './gettingStarted';
import { pictures } from './pictures';
import { publishing } from './publishing';
import type { SourceCategory } from './source';
import { translation } from './translation';
import { writing } from './writing';

/** What the knowledge base is about, in the order in which it is shown. */
export const knowledge: readonly SourceCategory[] = [
  gettingStarted,
  writing,
  publishing,
  pictures,
  translation,
  billing,
];
