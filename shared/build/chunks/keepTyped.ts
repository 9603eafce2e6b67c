// In a dashboard that takes an app from its development server, each save reloads the page: the dashboard's React is the one of
// production, which refreshes no components. What the developer has typed, the focus and the place on the page are put back.

interface TypedField {
  key: string;
  value: string;
}

interface Kept {
  address: string;
  fields: TypedField[];
  focus: string | undefined;
  scroll: readonly [number, number];
}

const storageKey = 'atrium.typed';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLElement;

const fieldSelector = 'input, textarea, select, [contenteditable="true"]';
const unkept = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']);

const isEditor = (field: Element): boolean => field.getAttribute('contenteditable') === 'true';

function labelOf(field: Element): string {
  const labels = 'labels' in field && field.labels instanceof NodeList ? [...field.labels] : [];
  const named = (field.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
  const texts = [...labels, ...named].map((one) => one?.textContent ?? '');
  return [field.getAttribute('aria-label') ?? '', ...texts, field.getAttribute('placeholder') ?? ''].join(' ').trim();
}

/** Names a field by what it is called, for it is another element after the reload. */
const nameOf = (field: Element): string =>
  [field.tagName, field.getAttribute('type') ?? '', field.getAttribute('name') ?? '', labelOf(field)].join('|');

/** All fields by name; those of one name are told apart by their order. */
function fieldsByKey(): Map<string, Field> {
  const counts = new Map<string, number>();
  const found = new Map<string, Field>();
  for (const field of document.querySelectorAll<HTMLElement>(fieldSelector)) {
    if (unkept.has(field.getAttribute('type') ?? '')) continue;
    const name = nameOf(field);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    found.set(`${name}|${count}`, field);
  }
  return found;
}

const isChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

function readField(field: Field): string {
  if (isChecked(field)) return String(field.checked);
  return 'value' in field ? String(field.value) : (field.textContent ?? '');
}

/** As a person would change it, so that the app's framework hears of it. */
function fill(field: Field, value: string): void {
  if (readField(field) === value) return;
  if (isChecked(field)) {
    field.click();
    return;
  }
  if (isEditor(field)) {
    // What an app has loaded into its editor has a form that plain text would take away.
    if ((field.textContent ?? '').trim() !== '') return;
    field.focus();
    document.execCommand('insertText', false, value);
    return;
  }
  // Past the property that React puts on each field to notice changes of its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}

const touched = new Set<EventTarget>();

function keep(): void {
  const fields = [...fieldsByKey()].filter(([, field]) => touched.has(field));
  const focused = [...fieldsByKey()].find(([, field]) => field === document.activeElement);
  const kept: Kept = {
    address: location.href,
    fields: fields.map(([key, field]) => ({ key, value: readField(field) })),
    focus: focused?.[0],
    scroll: [scrollX, scrollY],
  };
  sessionStorage.setItem(storageKey, JSON.stringify(kept));
}

/** Puts back what is on the page already; returns what is still to come, such as the fields of a dialog. */
function restore({ fields, focus, scroll }: Kept): TypedField[] {
  const present = fieldsByKey();
  const waiting: TypedField[] = [];
  for (const one of fields) {
    const field = present.get(one.key);
    if (!field) waiting.push(one);
    else {
      fill(field, one.value);
      touched.add(field);
    }
  }
  const focused = focus === undefined ? undefined : present.get(focus);
  if (focused && waiting.length < fields.length) {
    focused.focus();
    scrollTo(...scroll);
  }
  return waiting;
}

function restoreAsTheyCome(kept: Kept): void {
  let left = kept;
  const look = () => {
    if (location.href === kept.address) left = { ...left, fields: restore(left) };
    if (left.fields.length === 0 || location.href !== kept.address) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
}

let isOutdated = false;

addEventListener('input', ({ target }) => target && touched.add(target), true);

// Sent by the client of the development server when a source has changed: the reload that follows is not the person's.
addEventListener('message', ({ data, source }: MessageEvent<{ type?: unknown } | null>) => {
  if (source === window && data?.type === 'webpackInvalid') isOutdated = true;
});

addEventListener(
  'beforeunload',
  (event) => {
    if (!isOutdated) return;
    keep();
    // Nothing is lost that the page would have to ask about.
    event.stopImmediatePropagation();
  },
  true,
);

const text = sessionStorage.getItem(storageKey);
sessionStorage.removeItem(storageKey);
const kept: Kept | undefined = text ? JSON.parse(text) : undefined;
if (kept?.address === location.href && kept.fields.length > 0) restoreAsTheyCome(kept);

export {};
