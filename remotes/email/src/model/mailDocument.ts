import { type Mode, tokens } from '@atrium/ui';

interface MailDocument {
  /** Result of `sanitizeMail`, or of `originalMail`. */
  html: string;
  /** The sender's own style sheets, where their styles are shown: after those of this page. */
  sheet?: string | undefined;
  showPictures: boolean;
  mode: Mode;
  /** Nonce for style elements; empty without a policy. */
  nonce: string;
  /** `@font-face` rules with absolute URLs. */
  fonts: string;
  /** Address below which stored pictures are. */
  files: string;
}

/** Document of an email's frame. Its own policy stops what a sanitiser bug would let through. */
export function mailDocument({ html, sheet, showPictures, mode, nonce, fonts, files }: MailDocument): string {
  const styleSource = nonce ? `'nonce-${nonce}'` : "'unsafe-inline'";
  const policy = [
    "default-src 'none'",
    `img-src data: ${files}${showPictures ? ' https:' : ''}`,
    `style-src ${styleSource}`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
  return `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><style nonce="${nonce}">${fonts}${styles(mode)}</style>${sheet === undefined ? '' : `<style nonce="${nonce}">html { overflow: auto; } ${sheet}</style>`}</head><body dir="auto">${html}</body></html>`;
}

function styles(mode: Mode): string {
  const { ink, line, 'ink-2': quiet, 'accent-ink': link, 'line-strong': strong } = tokens[mode];
  return `
html { color-scheme: ${mode}; overflow: auto hidden; }
body { margin: 0; font: 15px/24px "Inter Variable", system-ui, sans-serif; font-feature-settings: "cv11", "ss03"; color: ${ink}; overflow-wrap: anywhere; -webkit-font-smoothing: antialiased; }
p, ul, ol, dl, pre, table, blockquote { margin: 0 0 14px; }
body > :last-child { margin-block-end: 0; }
h1, h2, h3, h4, h5, h6 { margin: 20px 0 8px; font-size: 16px; line-height: 24px; }
a { color: ${link}; }
a:focus-visible { outline: 2px solid ${link}; outline-offset: 2px; }
img { max-width: 100%; height: auto; }
hr { border: 0; border-block-start: 1px solid ${line}; margin: 20px 0; }
pre, code { font: 13px/20px ui-monospace, monospace; white-space: pre-wrap; }
blockquote { padding-inline-start: 14px; border-inline-start: 2px solid ${strong}; color: ${quiet}; }
td, th { text-align: start; vertical-align: top; }
main[bgcolor], main[style*="background-"] { padding: 16px; }
table { border-spacing: 0; } td, th { padding: 4px 12px 4px 0; }`;
}
