import { type Editor, Extension, mergeAttributes, Node } from '@tiptap/core';
import type { DOMOutputSpec, Node as ProseMirrorNode } from '@tiptap/pm/model';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables';

// Tiptap's own extension for tables is released apart from the version in use, and would bring a second core.
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

/** Most columns that a `col` or a cell stands for, as HTML has it (§4.9.11). */
const maxSpan = 1000;

const spanOf = (element: Element, name: 'span' | 'colspan'): number =>
  Math.min(maxSpan, Number(element.getAttribute(name)) || 1);

/** Widths that sheets and emails state beside the cells, of the columns of a cell in the first row. */
function widthsBeside(cell: Element): number[] | null {
  const table = cell.closest('table');
  if (!table || table.querySelector('tr') !== cell.parentElement) return null;
  const widths = [...table.querySelectorAll(':scope > colgroup > col')].flatMap((column) => {
    const width = Math.round(Number.parseFloat(column.getAttribute('width') ?? ''));
    return Array.from({ length: spanOf(column, 'span') }, () => width);
  });
  let place = 0;
  for (let before = cell.previousElementSibling; before; before = before.previousElementSibling)
    place += spanOf(before, 'colspan');
  const own = widths.slice(place, place + spanOf(cell, 'colspan'));
  return own.length > 0 && own.every((width) => width > 0) ? own : null;
}

/** Widths of its columns in pixels, for readers in the table's `colgroup`. */
const colwidth = {
  default: null,
  parseHTML: (element: HTMLElement) =>
    element.getAttribute('data-colwidth')?.split(',').map(Number) ?? widthsBeside(element),
  renderHTML: ({ colwidth: widths }: Record<string, unknown>) =>
    Array.isArray(widths) ? { 'data-colwidth': widths.join() } : {},
};

const createCell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan'), colwidth }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Widths of the columns that the first row states; null for others. */
function widthsOf(table: ProseMirrorNode): (number | null)[] {
  const widths: (number | null)[] = [];
  table.firstChild?.forEach(({ attrs: { colspan, colwidth: stated } }) => {
    const own: unknown[] = Array.isArray(stated) ? stated : Array.from({ length: Number(colspan) || 1 });
    widths.push(...own.map((width) => (isNumber(width) && width > 0 ? width : null)));
  });
  return widths;
}

function columnsOf(table: ProseMirrorNode): DOMOutputSpec[] {
  const widths = widthsOf(table);
  if (widths.every((width) => width === null)) return [];
  return [['colgroup', ...widths.map((width): DOMOutputSpec => ['col', width === null ? {} : { width }])]];
}

const captionOf = (element: Element): string =>
  [...element.children].find(({ localName }) => localName === 'caption')?.textContent?.trim() ?? '';

const Table = Node.create<{ HTMLAttributes: Record<string, string> }>({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addOptions: () => ({ HTMLAttributes: {} }),
  addAttributes: () => ({ caption: { default: '', parseHTML: captionOf, rendered: false } }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'table > caption', ignore: true }],
  renderHTML({ node, HTMLAttributes }) {
    const { caption } = node.attrs;
    return [
      'table',
      mergeAttributes(this.options.HTMLAttributes, HTMLAttributes),
      ...(caption ? [['caption', String(caption)] as const] : []),
      ...columnsOf(node),
      ['tbody', 0],
    ];
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const tableCommands = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  deleteTable,
} as const;

/** Changes the table in which the caret is. */
export const changeTable = (editor: Editor, command: keyof typeof tableCommands): void => {
  tableCommands[command](editor.state, editor.view.dispatch);
  editor.commands.focus();
};

/** Tab goes from cell to cell, and past the last one into another row. */
const TableKeys = Extension.create({
  name: 'tableKeys',
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => {
      const { state, view } = this.editor;
      return goToNextCell(direction)(state, view.dispatch);
    };
    return {
      Tab: () => {
        if (!this.editor.isActive('table')) return false;
        return go(1) || (addRowAfter(this.editor.state, this.editor.view.dispatch) && go(1));
      },
      'Shift-Tab': () => this.editor.isActive('table') && go(-1),
    };
  },
});

/** @param attributes of each table as it is written: of emails, which bring no style sheet */
export const tableExtensions = (attributes: Record<string, string> = {}) => [
  Table.configure({ HTMLAttributes: attributes }),
  TableRow,
  createCell('tableCell', 'td'),
  createCell('tableHeader', 'th'),
  TableKeys,
];

const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
const row = (type: string) => ({ type: 'tableRow', content: [cell(type), cell(type), cell(type)] });

/** Three by three, the first row of headings. */
export const emptyTable = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] };
