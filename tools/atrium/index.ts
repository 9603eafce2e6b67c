import { commandNames } from '../release/domain/commandNames';
import { createProductProgram } from './productProgram';
import { runProgram } from './program';

const args = process.argv.slice(2);
const [first, second = ''] = args;
// `npm run release -- rollback todo` is the command itself, and so is `npm run release -- list`.
const isVerb = first === 'release' && commandNames.some((name) => name === second);
await runProgram(createProductProgram(), isVerb ? args.slice(1) : args);
