/**
 * The ids that the source of an app's module `./app` writes out: in `defineApp({ id: 'notes', … })` and
 * `createAppApi('notes')`. One that is computed is checked by the page when it loads the app.
 */
export const namedIds = (source: string): string[] =>
  [...source.matchAll(/\b(?:defineApp\(\s*\{[^{}]*?\bid:|createAppApi\()\s*(["'`])([^"'`$]*)\1/g)].map(
    ([, , id = '']) => id,
  );
