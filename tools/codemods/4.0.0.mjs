#!/usr/bin/env node
// Moves an app from the host API 3.x to 4.0: the former programs in scripts, CI files and notes by those of `atrium`.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Words of a command up to the end of it: of a shell's line, a text of JSON or YAML, or code in Markdown. */
const word = String.raw`(?:\\?"[^"\n\\]+\\?"|'[^'\n]+'|(?!&&|\|\|)[^\s"'\x60;|&#]+)`;

/** The target was a word; now it is an option. */
const checked = new RegExp(String.raw`\batrium-release\s+check(?:\s+(${word}))?`, 'g');
const released = new RegExp(String.raw`\batrium-release(?:\s+(${word}))?`, 'g');
const moved = new RegExp(String.raw`\batrium-codemod(?:\s+(?:${word}))?`, 'g');

const withTarget = (command) => (_all, target) => (target ? `${command} --dist ${target}` : command);

const migrate = (text) =>
  text
    .replace(checked, withTarget('atrium check'))
    .replace(released, withTarget('atrium release'))
    .replace(moved, 'atrium upgrade');

const holdsCommands = (name) => /^(package\.json|Makefile|.*\.(ya?ml|sh|md))$/.test(name);
const isSource = (name) => /\.tsx?$/.test(name);

/** Manual steps for a source file. */
function hints(file, text) {
  const rules = basename(file) === 'manifest.ts' ? [] : [...text.matchAll(/<Slot\s[^>]*?name="([\w.-]+)"/g)];
  return rules.map(
    ([, slot]) =>
      `others are told what <Slot name="${slot}"> hands over if the manifest says so: places: [{ slot: '${slot}', data: … }]`,
  );
}

function* filesIn(folder) {
  for (const name of readdirSync(folder).sort()) {
    // Files of CI lie in folders whose names begin with a dot; those of git and of tools are nobody's to change.
    if (/^(node_modules|dist|packages|\.git|\.cache|CHANGELOG\.md)$/.test(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesIn(path);
    else if (holdsCommands(name) || isSource(name)) yield path;
  }
}

const [folder] = process.argv.slice(2);
if (!folder || folder.startsWith('-')) {
  console.log('4.0.0.mjs FOLDER    moves the app in FOLDER from the host API 3.x to 4.0');
  process.exit(folder ? 0 : 1);
}
let changed = 0;
for (const file of filesIn(folder)) {
  const before = readFileSync(file, 'utf8');
  const after = holdsCommands(basename(file)) ? migrate(before) : before;
  if (after !== before) {
    writeFileSync(file, after);
    changed += 1;
  }
  if (isSource(file)) for (const hint of hints(file, after)) console.log(`! ${file}: ${hint}`);
}
console.log(`${changed} files changed. The changelog of @atrium/sdk lists the changes that need a decision.`);
