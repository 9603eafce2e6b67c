import { locales } from './locales';
import { textUse } from './textUse';

console.time();
console.log((await locales.run(process.cwd())).join('\n'));
console.timeEnd();
console.time();
console.log((await textUse.run(process.cwd())).join('\n'));
console.timeEnd();
