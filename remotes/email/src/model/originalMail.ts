import { sanitize } from '@atrium/ui/sanitize';
import { keepLayoutRole, secureLink, securePicture } from './mailParts';
import { sheetsOf } from './mailSheet';
import { cutMail, flattenDepths, hushedMail, mailRules, type SafeMail, toHtml } from './sanitizeMail';

/**
 * An email with all of its sender's styles, for a reader who asks for them. Elements and attributes are sanitised as always.
 * Of the styles, which a frame without scripts holds to itself, the frame's policy lets none load anything.
 */
export function originalMail(html: string, { showPictures }: { showPictures: boolean }): SafeMail {
  const { html: shown, rest } = cutMail(html);
  const content = sanitize(`<br>${hushedMail(shown)}`, mailRules);
  content.firstChild?.remove();
  flattenDepths(content);
  let blockedPictures = 0;
  for (const element of content.querySelectorAll('*')) {
    keepLayoutRole(element);
    if (element.localName === 'a') secureLink(element, { keepsPlaces: true });
    else element.removeAttribute('href');
    if (element.localName !== 'img') element.removeAttribute('src');
    else if (!securePicture(element, showPictures)) blockedPictures += 1;
  }
  return {
    html: toHtml(content),
    quote: '',
    blockedPictures,
    hasOwnColours: true,
    isReduced: false,
    rest,
    // The sheet ends where the frame's own element says so.
    sheet: sheetsOf(shown).replace(/<\/(?=style)/gi, '<\\/'),
  };
}
