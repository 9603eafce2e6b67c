#!/usr/bin/env node
// `npx atrium` in this repository. The packed package has the program of a repository of one's own in its place.
process.argv.splice(2, 0, 'atrium');
await import(new URL('../../tools/run.mjs', import.meta.url).href);
