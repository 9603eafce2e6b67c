const tag = /<[^<>]*>/g;
const handler = /([\s/"']|\p{Cc})on(?=[a-z])/giu;
const silentTag = /^<(\/?)(?:style|script)(?=[\s/>])/i;
const baseTag = /^<(?=base[\s/>])/i;

/**
 * Takes from markup what the page's policy would be asked about while the sanitiser reads it, and the console would tell
 * of: handlers, scripts, style sheets and bases, under another name each; a script's is one that holds text as it is and
 * ends no paragraph. It makes nothing harmless: the sanitiser does, after it.
 */
export const hushedMail = (html: string): string =>
  html.replace(tag, (text) =>
    text.replace(handler, '$1no-on').replace(silentTag, '<$1noembed').replace(baseTag, '<no-'),
  );
