import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020';
import { documentOptions } from '../../server/http/describeServer';
import { toBackendSource } from '../../shared/backend';
import { memoryPersistence } from '../../shared/backend/engine/persistence';
import { createDocument, isObject } from '../../shared/backend/openapi';
import { openEngine } from '../../shared/core/openEngine';
import { testPages } from '../../shared/core/testing';
import { readAppModules, readTestApps } from './appModules';
import { coreCases } from './coreCases';
import { exampleCases } from './exampleCases';
import { recordExamples } from './recordExamples';

/** Recorded anew by `ATRIUM_RECORD_EXAMPLES=1 npx jest tools/api/examples.test.ts`, such as for a new call. */
const file = join(process.cwd(), 'server/http/apiExamples.json');

type Document = ReturnType<typeof createDocument>;
let document: Document;

beforeAll(async () => {
  if (process.env.ATRIUM_RECORD_EXAMPLES || !existsSync(file)) {
    const apps = readAppModules();
    const recorded = await recordExamples(apps, [...coreCases, ...apps.flatMap(({ cases }) => cases), ...exampleCases]);
    writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
  }
  const api = await openEngine({ persistence: memoryPersistence(), suggestions: () => testPages });
  for (const { manifest, backend } of readTestApps())
    api.catalog.register(
      manifest.id,
      toBackendSource(manifest, async () => backend),
    );
  document = createDocument(await api.describe(), {
    ...documentOptions,
    examples: JSON.parse(readFileSync(file, 'utf8')),
  });
}, 240_000);

interface Example {
  /** Where in the document the schema is. */
  pointer: string;
  value: unknown;
}

const toPart = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** All examples under a part of the document; media and parameters without one are `missing`. */
function collect(value: unknown, path: readonly string[], found: Example[], missing: string[]): void {
  if (!isObject(value) && !Array.isArray(value)) return;
  if (isObject(value) && 'schema' in value) {
    const pointer = `api#/${[...path, 'schema'].map(toPart).join('/')}`;
    if ('example' in value) found.push({ pointer, value: value.example });
    // Bytes as they are have no example in JSON.
    else if (path.at(-2) === 'content' && !(isObject(value.schema) && value.schema.format === 'binary'))
      missing.push(path.join(' '));
    return;
  }
  for (const [name, inner] of Object.entries(value)) collect(inner, [...path, name], found, missing);
}

test('every operation has an example of what is sent and of its answer', () => {
  const missing: string[] = [];
  collect(document.paths, ['paths'], [], missing);
  expect(missing).toEqual([]);
});

test('every example is right by its schema', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'api');
  const found: Example[] = [];
  collect(document.paths, ['paths'], found, []);
  const wrong = found.flatMap(({ pointer, value }) => {
    const validate = ajv.getSchema(pointer);
    return validate?.(value) ? [] : [{ pointer, errors: validate?.errors }];
  });
  expect(wrong).toEqual([]);
  expect(found.length).toBeGreaterThan(300);
});

test('no example holds what opens something', () => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/eyJ[\w-]{20,}\.[\w-]{10,}\.|atrium_(?!0123456789ab)[0-9a-f]{12}_/);
});
