import { RichTextEditor, RichTextField } from '@atrium/ui/editor';
import { useState } from 'react';
import { Row } from '../components/Row';

/** Takes and gives HTML, as a field of a form. Only words, lists and links get in, whatever is pasted. */
export function Field() {
  const [html, setHtml] = useState('<p>Read it <strong>twice</strong>.</p>');
  return (
    <Row>
      <RichTextField label="Description" value={html} onChange={setHtml} />
    </Row>
  );
}

/** The editor alone, for an app that says what markup it reads, and where its pictures go. */
export function Editor() {
  const [html, setHtml] = useState('');
  return (
    <RichTextEditor
      label="Message"
      placeholder="Message"
      html={html}
      onChange={setHtml}
      read={() => document.createDocumentFragment()}
    />
  );
}
