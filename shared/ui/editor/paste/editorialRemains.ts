import { styleOf } from './styleOf';

const all = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)];

/** Comments, and what leads to them; the words that they are about stay. */
function removeComments(root: DocumentFragment): void {
  const signs =
    '.MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, .CommentReference, a[href^="#_msocom_"], a[name^="_msocom_"]';
  for (const element of all(root, signs)) element.remove();
  for (const element of all(root, '[style]'))
    if (/mso-element:\s*comment|mso-special-character:\s*comment/.test(styleOf(element))) element.remove();
  // Google Docs: notes at the end that lead back, and letters in the text.
  for (const back of all(root, 'a[href^="#cmnt_ref"]')) (back.closest('div') ?? back.closest('p') ?? back).remove();
  for (const sign of all(root, 'a[href^="#cmnt"]')) (sign.closest('sup') ?? sign).remove();
}

/** Words that were deleted while changes were tracked; those that came stay. */
function removeTrackedChanges(root: DocumentFragment): void {
  for (const element of all(root, 'del, .msoDel, .msodel, [class~="msochangeprop"]'))
    if (element.localName === 'del' || /del/i.test(element.className)) element.remove();
}

/** Signs of notes stay as raised numbers, and the notes at the end of the text; the links between them lead nowhere here. */
function keepNotes(root: DocumentFragment): void {
  const links = 'a[href^="#_ftn"], a[href^="#_edn"], a[href^="#ftnt"], a[href^="#sdfootnote"], a[href^="#sdendnote"]';
  for (const link of all(root, links)) {
    const sign = link.ownerDocument.createElement('sup');
    sign.textContent = (link.textContent ?? '').replace(/[[\]\s]/g, '');
    const raised = link.closest('sup');
    (raised ?? link).replaceWith(sign);
  }
  for (const notes of all(root, 'div[style]'))
    if (/mso-element:\s*(?:footnote|endnote)-list/.test(styleOf(notes)))
      for (const line of all(notes, ':scope > hr, :scope > br')) line.remove();
}

const isOffice = (html: string): boolean => /urn:schemas-microsoft-com|\bmso-|class="?Mso/i.test(html);

/** Takes away what office programs keep beside a text: comments, deleted words, anchors of notes. */
export function removeEditorialRemains(root: DocumentFragment, html: string): void {
  removeComments(root);
  if (isOffice(html)) removeTrackedChanges(root);
  keepNotes(root);
  for (const link of all(root, 'a[href^="#"], a:not([href])')) link.replaceWith(...link.childNodes);
}
