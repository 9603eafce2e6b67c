import { ArticleEditor } from '@atrium/ui/article';
import { useState } from 'react';

const sample =
  '<h2>Four voices</h2><p>At ten to twelve the driver counts us: <strong>three</strong>, as always.</p><table><tbody><tr><th>Stop</th><th>Time</th></tr><tr><td>Graça</td><td>23:50</td></tr></tbody></table>';

/** A slash offers what can be put in; tables, code and headings have keys of their own. What is pasted comes out clean. */
export function Article() {
  const [html, setHtml] = useState(sample);
  return <ArticleEditor label="Text" html={html} onChange={setHtml} />;
}

/** Words that a comment is about are marked, and stay so while the text is written. */
export function Quoted() {
  const [html, setHtml] = useState('<p>Nobody speaks before the second bend.</p>');
  return (
    <ArticleEditor
      label="Text with a comment"
      html={html}
      onChange={setHtml}
      onComment={() => undefined}
      quotes={quotes}
    />
  );
}

const quotes = [{ exact: 'the second bend', number: 1, isResolved: false }];
