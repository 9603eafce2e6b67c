/** Plain text as markup: an empty line ends a paragraph. */
export function htmlOfText(text: string): string {
  if (text === '') return '';
  const page = document.implementation.createHTMLDocument('');
  const holder = page.createElement('div');
  for (const part of text.replace(/\r\n?/g, '\n').split(/\n{2,}/)) {
    const paragraph = page.createElement('p');
    part.split('\n').forEach((line, index) => {
      if (index > 0) paragraph.append(page.createElement('br'));
      paragraph.append(line);
    });
    holder.append(paragraph);
  }
  return holder.innerHTML;
}
