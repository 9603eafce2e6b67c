import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Edit = [before: string, after: string];

/** What `after` puts behind a line of a file. */
const behind = (line: string, added: string): Edit => [line, `${line}\n${added}`];

const notes = { en: 'Note', de: 'Notiz', fr: 'Remarque', pt: 'Nota' };

/** A field more of a task, from its call to the screen: by file, what is replaced by what. */
const edits: Readonly<Record<string, readonly Edit[]>> = {
  'schemas.ts': [
    behind('  description: z.string(),', '  note: z.optional(z.string()),'),
    behind('  description: z.nullish(z.union([z.string(), EditorState])),', '  note: z.nullish(z.string()),'),
  ],
  'taskWrites.ts': [
    behind('  description?: string | null;', '  note?: string | null;'),
    behind('  description: fields.description ?? before.description,', '  note: fields.note ?? before.note,'),
  ],
  'taskForm.ts': [
    ['  /** HTML. */', '  note: string;\n  /** HTML. */'],
    ["Partial<Pick<Task, 'description' |", "Partial<Pick<Task, 'description' | 'note' |"],
    behind("  description: task.description ?? '',", "  note: task.note ?? '',"),
  ],
  'TaskFields.tsx': [
    [
      '      <Form.Item name="description"',
      `      <Form.Item name="note" label={t('field.note')}>
        <Input />
      </Form.Item>
      <Form.Item name="description"`,
    ],
  ],
  'TaskRow.tsx': [
    behind(
      '        <Highlight text={title} query={query} />',
      '        {task.note ? <small> {task.note}</small> : null}',
    ),
  ],
  ...Object.fromEntries(
    Object.entries(notes).map(([language, note]) => [
      `locales/${language}.json`,
      [behind('  "field": {', `    "note": "${note}",`)],
    ]),
  ),
};

/**
 * Gives the tasks of the to-do app a note: in call, handler, form, row and texts.
 * @param folder the app's sources
 */
export function addTaskNote(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const [name, replacements] of Object.entries(edits)) {
    const [found, ...others] = files.filter((file) => join('/', file).endsWith(join('/', name)));
    if (!found || others.length > 0) throw new Error(`${folder} has not one ${basename(name)}`);
    let text = readFileSync(join(folder, found), 'utf8');
    for (const [before, after] of replacements) {
      if (text.split(before).length !== 2) throw new Error(`${found} does not hold ${before} once`);
      text = text.replace(before, () => after);
    }
    writeFileSync(join(folder, found), text);
  }
}
