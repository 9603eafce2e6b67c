import type { Configuration } from '@rspack/core';

type OnListening = NonNullable<Exclude<NonNullable<Configuration['devServer']>, false>['onListening']>;

/** Says where a development server can be opened, once it can. */
export const printAddress =
  (name: string, path = '/'): OnListening =>
  ({ server }) => {
    const address = server?.address();
    if (address && typeof address === 'object')
      process.stdout.write(`${name} is open at http://localhost:${address.port}${path}\n`);
  };
