// Reads the API's document and lets a person try each call. No library, nothing from elsewhere.
const get = (id) => document.getElementById(id);

/** Makes an element with attributes and children. */
function h(name, attributes = {}, ...children) {
  const element = Object.assign(document.createElement(name), attributes);
  element.append(...children.filter((child) => child !== null));
  return element;
}

const api = await (await fetch('/openapi.json')).json();
let token = null;

/** Target of a reference. */
const follow = (schema = {}) => (schema.$ref ? api.components.schemas[schema.$ref.split('/').at(-1)] : schema);

/** An example of a schema, to start typing from. */
function toExample(given, depth = 0) {
  const schema = follow(given);
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return toExample(schema.anyOf[0], depth);
  const type = [schema.type].flat()[0];
  if (type === 'object') {
    const needed = new Set(schema.required ?? Object.keys(depth === 0 ? (schema.properties ?? {}) : {}));
    const shown = Object.entries(schema.properties ?? {}).filter(([name]) => needed.has(name));
    return Object.fromEntries(shown.map(([name, inner]) => [name, toExample(inner, depth + 1)]));
  }
  if (type === 'array') return schema.items ? [toExample(schema.items, depth + 1)] : [];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  if (schema.format === 'email') return 'somebody@example.com';
  if (schema.format === 'date') return new Date().toISOString().slice(0, 10);
  if (schema.format === 'date-time') return new Date().toISOString();
  return schema.minLength ? 'Something' : '';
}

const toJson = (value) => JSON.stringify(value, null, 2);
const jsonOf = (part) => part?.content?.['application/json']?.schema;

/** A schema as text, with one level of references spelt out. */
function toText(schema) {
  return toJson(schema?.$ref ? { [schema.$ref.split('/').at(-1)]: follow(schema) } : schema);
}

function toField({ name, in: place, required, schema }) {
  const isList = [schema.type].flat().includes('array') || schema.anyOf?.some(({ type }) => type === 'array');
  const label = `${name}${required ? ' *' : ''}${isList ? ' (comma-separated)' : ''}`;
  const input = h('input', { name, required });
  return { input, place, isList, label: h('label', {}, label, input) };
}

async function send(method, path, fields, body, output) {
  const query = new URLSearchParams();
  let url = path;
  for (const { input, place, isList } of fields) {
    if (place === 'path') url = url.replace(`{${input.name}}`, encodeURIComponent(input.value));
    else if (input.value !== '')
      for (const value of isList ? input.value.split(',') : [input.value]) query.append(input.name, value);
  }
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body && { 'Content-Type': 'application/json' }),
  };
  const started = performance.now();
  const response = await fetch(`${url}${query.size > 0 ? `?${query}` : ''}`, { method, headers, body: body?.value });
  const text = await response.text();
  output.className = response.ok ? '' : 'refused';
  let shown = text;
  try {
    shown = toJson(JSON.parse(text));
  } catch {}
  output.textContent = `${response.status} in ${Math.round(performance.now() - started)} ms\n\n${shown}`;
}

function toCall(path, method, call) {
  const fields = (call.parameters ?? []).map(toField);
  const schema = jsonOf(call.requestBody);
  const body = schema ? h('textarea', { value: toJson(toExample(schema)), spellcheck: false }) : null;
  const output = h('pre', { textContent: 'Nothing sent yet.', tabIndex: 0 });
  output.setAttribute('aria-live', 'polite');
  const form = h(
    'form',
    {},
    ...fields.map(({ label }) => label),
    body && h('label', { className: 'wide' }, 'Body', body),
    h('button', {}, 'Send'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(method, path, fields, body, output).catch((error) => {
      output.textContent = String(error);
    });
  });
  const answers = Object.entries(call.responses).map(([status, response]) =>
    h(
      'details',
      {},
      h('summary', {}, `${status}: ${response.description}`),
      h('pre', { tabIndex: 0 }, toText(jsonOf(response))),
    ),
  );
  const needs = schema
    ? h('details', {}, h('summary', {}, 'What the body holds'), h('pre', { tabIndex: 0 }, toText(schema)))
    : null;
  const details = h(
    'details',
    {},
    h('summary', {}, h('b', {}, method), ' ', h('code', {}, path), ' ', h('span', {}, call.summary)),
    h(
      'div',
      { className: 'call' },
      call.description ? h('p', {}, call.description) : null,
      form,
      output,
      needs,
      ...answers,
    ),
  );
  details.dataset.text = `${method} ${path} ${call.summary} ${call.tags}`.toLowerCase();
  return { tag: call.tags[0], details };
}

const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => toCall(path, method.toUpperCase(), call)),
);

function show() {
  const wanted = get('filter').value.trim().toLowerCase();
  const shown = calls.filter(({ details }) => details.dataset.text.includes(wanted));
  const groups = Map.groupBy
    ? Map.groupBy(shown, ({ tag }) => tag)
    : new Map(api.tags.map(({ name }) => [name, shown.filter(({ tag }) => tag === name)]));
  get('calls').replaceChildren(
    ...[...groups]
      .filter(([, group]) => group.length > 0)
      .map(([tag, group]) => h('section', {}, h('h2', {}, tag), ...group.map(({ details }) => details))),
  );
  get('status').textContent = `${shown.length} of ${calls.length} calls`;
}

get('about').textContent = api.info.description;
get('tools').addEventListener('submit', (event) => event.preventDefault());
get('filter').addEventListener('input', show);
get('account').addEventListener('change', async ({ target }) => {
  const [email, password] = target.value.split(' ');
  token = null;
  if (!email) return;
  const body = JSON.stringify({ email, password });
  const response = await fetch('/jwt/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  token = (await response.json()).accessToken;
  get('status').textContent = `The next calls bear the token of ${email}, for 10 minutes.`;
});
show();
