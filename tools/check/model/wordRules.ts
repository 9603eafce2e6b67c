/** Retired: plain English has a better one. What "stands for", "in for" or "out" may stay. */
const retired =
  /\b(?:whoever|told|brought|bears|began|befalls?|heeds?|endures?|upon|thereof|lest|anew|takes? off|of its own accord|on the ground of|stands(?! (?:for|in for|out)\b))\b/gi;

/** The words of a text that plain English does without, each with its line. */
export const wordProblems = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(retired)].map(([word]) => `line ${index + 1}: "${word}" is retired: say it in plain words`),
    );
