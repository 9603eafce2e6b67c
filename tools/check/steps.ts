import type { CheckStep } from './model/step';

interface StepEntry {
  /** Description for `--help`. */
  about: string;
  load(): Promise<CheckStep>;
  /** The files whose change can change its result. */
  reads: RegExp;
  /** It needs the whole repository to tell anything, and longer than one waits for between two edits. */
  isForFullRuns?: boolean;
}

const code = /\.[cm]?[jt]sx?$/;

/** The steps of the check; those that take longest come first, so that the others run beside them. */
const steps = {
  types: {
    about: 'type errors, and types of node or jest in code of the page',
    load: async () => (await import('./types')).types,
    reads: /\.([cm]?tsx?|json)$/,
  },
  promises: {
    about: 'promises in backends that nobody waits for',
    load: async () => (await import('./promises')).promises,
    reads: /^(?:remotes|shared|tools\/new)\/.*\.ts$/,
  },
  api: {
    about: 'changes of the host API without a report or a note',
    load: async () => (await import('./apiReport')).apiReport,
    reads: /^(?:docs\/host-api|shared|\.changeset)\/(?!.*\.test\.tsx?$).*\.(tsx?|json|md)$/,
  },
  imports: {
    about: 'imports across borders, cycles of files and folders',
    load: async () => (await import('./imports')).imports,
    reads: /\.([cm]?[jt]sx?|json)$/,
  },
  unused: {
    about: 'files and exports that nothing uses',
    load: async () => (await import('./unused')).unused,
    reads: code,
    isForFullRuns: true,
  },
  lint: {
    about: 'formatting and lint rules',
    load: async () => (await import('./lint')).lint,
    reads: /\.([cm]?[jt]sx?|json|css)$/,
  },
  texts: {
    about: 'texts that are missing, unused or written in code',
    load: async () => (await import('./textUse')).textUse,
    reads: /\.(tsx?|json)$/,
  },
  composition: {
    about: 'handlers of Enter that take the key from an input method',
    load: async () => (await import('./composition')).composition,
    reads: /^(?:gallery|remotes|shared|shell)\/.*\.tsx?$/,
  },
  names: {
    about: 'names of apps outside of their folders',
    load: async () => (await import('./names')).names,
    reads: /^(gallery|mock|server|shared|shell|tools)\/.*\.([cm]?[jt]sx?|css|html)$|\/manifest\.ts$/,
  },
  locales: {
    about: 'languages that lack a text, copy the English one, or break typography or the terms of docs/terms.md',
    load: async () => (await import('./locales')).locales,
    reads: /\/locales\/.*\.json$|^docs\/terms\.md$/,
  },
  styles: {
    about: 'colours, sizes and breakpoints that are no tokens of the theme',
    load: async () => (await import('./styleTokens')).styleTokens,
    reads: /\.css$/,
  },
} satisfies Record<string, StepEntry>;

export type StepName = keyof typeof steps;

const isStep = (word: string): word is StepName => Object.hasOwn(steps, word);

export const stepNames: readonly StepName[] = Object.keys(steps).filter(isStep);

export const stepOf = (name: StepName): StepEntry => steps[name];

export const stepsFor = (files: readonly string[]): StepName[] =>
  stepNames.filter((name) => {
    const { reads, isForFullRuns } = stepOf(name);
    return !isForFullRuns && files.some((file) => reads.test(file));
  });
