import purifier from 'dompurify';

export interface SanitizeRules {
  /** Elements that stay. Of others their text stays, of scripts and styles nothing. */
  tags: readonly string[];
  attributes: readonly string[];
  /** Removes `data-` and `aria-` attributes too. */
  isStrict?: boolean;
}

/**
 * Makes HTML from people safe to show: nothing in it runs. One DOMPurify for the kit and all apps, with one Trusted Types
 * policy.
 */
export const sanitize = (html: string, { tags, attributes, isStrict = false }: SanitizeRules): DocumentFragment =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...attributes],
    ALLOW_DATA_ATTR: !isStrict,
    ALLOW_ARIA_ATTR: !isStrict,
    RETURN_DOM_FRAGMENT: true,
  });
