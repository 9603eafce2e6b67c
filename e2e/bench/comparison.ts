import { parseHTML } from 'linkedom/worker';
import type { ContentText } from '../../remotes/content/src/api/schemas';
import { compareContent } from '../../remotes/content/src/model/changes/compareContent';
import { median } from '../../tools/median';
import type { TableTiming } from './tables';

const words = 5_000;
const wordsOfParagraph = 50;
const runs = 5;

/** Milliseconds for all of it, and for the longest step between two of which a page does other things. */
const allowed = { whole: 1_000, step: 50 };

function toText(name: string): ContentText {
  const paragraphs = Array.from({ length: words / wordsOfParagraph }, (_, place) => {
    const all = Array.from({ length: wordsOfParagraph }, (__, index) => `${name}${(place * 50 + index) % 700}`);
    return `<p>${all.join(' ')}</p>`;
  });
  const body = paragraphs.join('');
  return { title: name, slug: name, summary: '', body, cover: null, channelIds: [], tags: [], locale: 'en' };
}

function read(html: string): DocumentFragment {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Milliseconds of the processor since some time before: other work of the machine does not count. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function compareOnce(): { whole: number; step: number } {
  const steps = compareContent(toText('old'), toText('new'), read);
  let [whole, longest] = [0, 0];
  for (;;) {
    const began = cpuTime();
    const { done, value } = steps.next();
    const took = cpuTime() - began;
    whole += took;
    longest = Math.max(longest, took);
    if (!done) continue;
    const { added, removed } = value.counts;
    if (added < words || removed < words) throw new Error(`${added} of ${words} words were found`);
    return { whole, step: longest };
  }
}

/** Compares two texts of 5,000 words of which none is the same. */
export function measureComparison(): TableTiming[] {
  const taken = Array.from({ length: runs }, compareOnce);
  const name = 'a comparison of 5,000 changed words';
  return [
    { name, took: Math.round(median(taken.map(({ whole }) => whole))), allowed: allowed.whole },
    {
      name: `the longest step of ${name}`,
      took: Math.round(median(taken.map(({ step }) => step))),
      allowed: allowed.step,
    },
  ];
}
