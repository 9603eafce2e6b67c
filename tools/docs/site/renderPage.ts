import { Marked, type Tokens } from 'marked';
import { toId } from '../pages';

/** A part of a page that can be found and linked to. */
interface DocSection {
  /** Of its heading; empty for what is before the second one. */
  id: string;
  title: string;
  text: string;
}

interface RenderedPage {
  title: string;
  html: string;
  sections: DocSection[];
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const wordsOf = (raw: string): string =>
  raw
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*|#>]|^-+$/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A page of Markdown as HTML. Tags in it are text: `remotes/<id>` names a folder. */
export function renderPage(markdown: string): RenderedPage {
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      heading({ tokens, depth, raw }) {
        const id = toId(raw.replace(/^#+\s*/, '').trim());
        return `<h${depth} id="${escapeHtml(id)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const head = token.header.some(({ text }) => text !== '') ? `<thead>${row(token.header, 'th')}</thead>` : '';
        return `<div class="table" tabindex="0" role="group" aria-label="Table"><table>${head}<tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`;
      },
      code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
    },
  });
  const sections: DocSection[] = [{ id: '', title: '', text: '' }];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 1 && sections.length === 1) continue;
    if (token.type === 'heading') {
      const title = wordsOf(token.raw);
      sections.push({ id: toId(token.raw.replace(/^#+\s*/, '').trim()), title, text: '' });
      continue;
    }
    const last = sections.at(-1);
    if (last) last.text = `${last.text} ${wordsOf(token.raw)}`.trim();
  }
  const title = wordsOf(/^# (.*)$/m.exec(markdown)?.[1] ?? '');
  return { title, html: marked.parse(markdown, { async: false }), sections };
}
