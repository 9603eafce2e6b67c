import { withRelease } from '../release/domain/registryChanges';
import { fakeRelease } from '../release/testing/fakeRelease';
import { emptyRegistry } from '../server/registryFile';
import { liveCommandTypes, liveSlotTypes, typeOfSchema } from './liveCommandTypes';

test.each([
  [{ type: 'string' }, 'string'],
  [{ type: 'integer', minimum: 1 }, 'number'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ enum: ['low', 'high'] }, '"low" | "high"'],
  [{ const: 3 }, '3'],
  [{ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, 'string | readonly (string)[]'],
  [{ type: 'array' }, 'readonly (unknown)[]'],
  [
    { type: 'object', properties: { to: { type: 'string' }, 'reply-to': { type: 'boolean' } }, required: ['to'] },
    '{ to: string; "reply-to"?: boolean }',
  ],
  [{ type: 'object' }, 'Record<string, unknown>'],
  [{ $ref: '#/definitions/mail' }, 'unknown'],
  [undefined, 'unknown'],
])('%j is of type %s', (schema, type) => {
  expect(typeOfSchema(schema)).toBe(type);
});

test('the commands of live releases are declared, an argument that asks for nothing as one to be left out', () => {
  const argument = { type: 'object', properties: { to: { type: 'string' } } };
  const mail = fakeRelease('mail', '1.0.0-aaa', {
    commands: [
      { id: 'mail.compose', module: './commands', argument },
      { id: 'mail.write', module: './commands', argument: { ...argument, required: ['to'] } },
      { id: 'mail.open', module: './commands' },
    ],
  });
  const text = liveCommandTypes(withRelease(emptyRegistry, mail));
  expect(text).toContain('    "mail.compose": { to?: string } | undefined;\n');
  expect(text).toContain('    "mail.write": { to: string };\n');
  expect(text).toContain('    "mail.open": unknown;\n');
  expect(text).toContain("declare module '@atrium/contract'");
});

test('the slots of live releases are declared with their data, and those that only others know without', () => {
  const data = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };
  const mail = fakeRelease('mail', '1.0.0-aaa', {
    places: [{ slot: 'mail.side', data }, { slot: 'mail.end' }],
  });
  const widget = { id: 'clock', label: 'title', icon: 'box', order: 1, module: './clock' } as const;
  const clock = fakeRelease('clock', '1.0.0-bbb', {
    slots: [
      { ...widget, slot: 'mail.side' },
      { ...widget, slot: 'old.place' },
    ],
  });
  const text = liveSlotTypes(withRelease(withRelease(emptyRegistry, mail), clock));
  expect(text).toContain('    "mail.side": { id: number };\n    "mail.end": undefined;\n    "old.place": unknown;\n');
  expect(text).toContain('interface LiveSlots');
});
