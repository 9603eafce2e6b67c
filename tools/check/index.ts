import { leaveCounts } from '../test/counts';
import { imports } from './imports';
import { locales } from './locales';
import { runSteps } from './runSteps';
import { style } from './style';
import { textUse } from './textUse';
import { types } from './types';

const counts = await runSteps([types, style, imports, locales, textUse], process.cwd());
leaveCounts('check', counts);
process.exitCode = counts.failed > 0 ? 1 : 0;
