import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readAreas } from '../areas';
import { leaveCounts } from '../test/counts';
import { baseText, changedFiles, filesOf } from './changedFiles';
import type { CheckScope } from './model/step';
import { quotedTexts } from './quotedTexts';
import { type CheckRequest, readArguments } from './readArguments';
import { runSteps } from './runSteps';
import type { StepRequest } from './stepProcess';
import { type StepName, stepNames, stepOf, stepsFor } from './steps';

const root = process.cwd();

const help = `Usage: npm run check [-- OPTION|STEP|FOLDER…]

npm run check                   every step, on the whole repository
npm run check -- --changed      what differs from main, in the steps that it can break
npm run check -- types imports  these steps
npm run check -- todo           an app, a package or a folder
npm run check -- --update       writes the API report first
npm run check -- figures        counts files, lines, long functions, cycles, …

${stepNames.map((name) => `${name.padEnd(12)}${stepOf(name).about}`).join('\n')}`;

function runStep(request: StepRequest): Promise<string[]> {
  const child = fork(join(import.meta.dirname, 'stepProcess.ts'), { cwd: root });
  child.send(request);
  return new Promise((resolve, reject) => {
    child
      .once('message', (problems: string[]) => resolve(problems))
      .once('error', reject)
      .once('exit', (code) => reject(new Error(`The step ended with ${code}.`)));
  });
}

function readScope({ areas, isChangedOnly }: CheckRequest<StepName>): CheckScope {
  const folders = readAreas(root);
  if (areas.length > 0)
    return {
      root,
      files: filesOf(
        root,
        areas.map((area) => folders.get(area) ?? area),
      ),
    };
  return isChangedOnly ? { root, files: changedFiles(root) } : { root };
}

function printHints(files: readonly string[]): void {
  const tests = filesOf(root, ['.']).filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  for (const hint of quotedTexts({ root, changed: files, tests, before: (file) => baseText(root, file) }))
    console.log(`! ${hint}`);
}

async function check(request: CheckRequest<StepName>): Promise<number> {
  if (request.isUpdate) (await import('./apiReport')).updateReports(root);
  const scope = readScope(request);
  const asked: readonly StepName[] =
    request.steps.length > 0 ? request.steps : scope.files ? stepsFor(scope.files) : stepNames;
  if (asked.length === 0) console.log('Nothing has changed that a step reads.');
  const counts = await runSteps(asked, {
    atOnce: availableParallelism(),
    run: (name) => runStep({ name, scope }),
    print: console.log,
  });
  if (scope.files) printHints(scope.files);
  leaveCounts('check', counts);
  return counts.failed > 0 ? 1 : 0;
}

async function showFigures(): Promise<void> {
  const { printFigures, readFigures } = await import('./figures');
  console.log(printFigures(await readFigures(root)));
}

try {
  const request = readArguments(process.argv.slice(2), { steps: stepNames, areas: [...readAreas(root).keys()] });
  if (request.isHelp) console.log(help);
  else if (request.isFigures) await showFigures();
  else process.exitCode = await check(request);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
