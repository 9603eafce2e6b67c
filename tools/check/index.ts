import { leaveCounts } from '../test/counts';
import { apiReport, updateReports } from './apiReport';
import { imports } from './imports';
import { locales } from './locales';
import { look } from './look';
import { names } from './names';
import { runSteps } from './runSteps';
import { style } from './style';
import { textUse } from './textUse';
import { types } from './types';
import { unused } from './unused';

const root = process.cwd();
if (process.argv.includes('--update')) updateReports(root);
const counts = await runSteps([types, style, look, imports, unused, locales, textUse, names, apiReport], root);
leaveCounts('check', counts);
process.exitCode = counts.failed > 0 ? 1 : 0;
