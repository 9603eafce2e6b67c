import { align, type Budget, type Stretch } from './align';
import type { Link, Mark, Token } from './readBlocks';

export interface Picture {
  src: string;
  alt: string;
}

export type Piece =
  | { kind: 'same' | 'added' | 'removed'; text: string }
  | { kind: 'formatted'; text: string; gained: readonly Mark[]; lost: readonly Mark[] }
  | { kind: 'picture'; before: Picture | null; after: Picture | null; isChanged: boolean }
  | { kind: 'link'; before: string | null; after: string | null };

export interface TokenCounts {
  added: number;
  removed: number;
  links: number;
  pictures: number;
  formatted: number;
  /** For texts with the same words. */
  signs: number;
  breaks: number;
  blanks: number;
}

export const noCounts: TokenCounts = {
  added: 0,
  removed: 0,
  links: 0,
  pictures: 0,
  formatted: 0,
  signs: 0,
  breaks: 0,
  blanks: 0,
};

interface LinkChange {
  before: Link | null;
  after: Link | null;
}

const keysOf = (marks: readonly Mark[]): string => marks.map(({ key }) => key).join();
const lackOf = (marks: readonly Mark[], others: readonly Mark[]): Mark[] =>
  marks.filter(({ key }) => others.every((other) => other.key !== key));
const pictureOf = ({ text, attributes }: Token): Picture => ({ src: text, alt: attributes.alt ?? '' });
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

class TokenComparison {
  readonly #before: readonly Token[];
  readonly #after: readonly Token[];
  readonly pieces: Piece[] = [];
  readonly counts = { ...noCounts };
  readonly #kept = new Set<Link>();
  readonly #changes = new Map<Link | null, Map<Link | null, LinkChange>>();
  readonly #shown = new Set<LinkChange>();
  #formattedSigns = 0;
  #open: LinkChange | null = null;

  constructor(before: readonly Token[], after: readonly Token[]) {
    this.#before = before;
    this.#after = after;
  }

  run(stretches: readonly Stretch[]): void {
    for (const stretch of stretches) if (stretch.isSame) this.#keepLinks(stretch);
    for (const [place, stretch] of stretches.entries())
      if (stretch.isSame) this.#pushSame(stretch, place);
      else this.#pushChanged(stretch);
    this.#pushLink(null);
    // Punctuation beside changed words is not counted separately.
    if (this.counts.added + this.counts.removed > 0) this.counts.signs = 0;
    if (this.counts.formatted === 0) this.counts.formatted = this.#formattedSigns;
  }

  /** Links of unchanged words are reported only if the words beside them are unchanged. */
  #keepLinks({ before, after }: Stretch): void {
    for (let place = 0; place < before.end - before.start; place += 1)
      for (const link of [this.#before[before.start + place]?.link, this.#after[after.start + place]?.link])
        if (link) this.#kept.add(link);
  }

  #linkChange(before: Link | null, after: Link | null): LinkChange {
    const known = this.#changes.get(before) ?? new Map<Link | null, LinkChange>();
    const change = known.get(after) ?? { before, after };
    if (!known.has(after)) this.counts.links += 1;
    this.#changes.set(before, known.set(after, change));
    return change;
  }

  #pushSame({ before, after }: Stretch, place: number): void {
    for (let step = 0; step < before.end - before.start; step += 1) {
      const [a, b] = [this.#before[before.start + step], this.#after[after.start + step]];
      if (!a || !b) continue;
      const link = a.link?.key === b.link?.key ? null : this.#linkChange(a.link, b.link);
      this.#pushLink(link);
      // The gap before the first token has changed if words were inserted or deleted there.
      const hasSameGap = (step === 0 && place > 0) || isSameGap(a, b, link !== null);
      if (b.kind === 'picture') this.#picture(a, b);
      const last = this.pieces.at(-1);
      if (step === 0 && a.gap && !b.gap && last?.kind === 'removed') last.text += ' ';
      if (keysOf(a.marks) === keysOf(b.marks) && hasSameGap) {
        if (b.kind !== 'picture') this.#write('same', b);
        continue;
      }
      if (b.kind === 'sign') this.#formattedSigns += 1;
      else this.counts.formatted += 1;
      if (b.kind !== 'picture') this.#format(b, lackOf(b.marks, a.marks), lackOf(a.marks, b.marks));
    }
  }

  #pushChanged({ before, after }: Stretch): void {
    const gone = this.#before.slice(before.start, before.end);
    const come = this.#after.slice(after.start, after.end);
    const [goneLinks, comeLinks] = [this.#newLinks(gone), this.#newLinks(come)];
    const pictures = gone.filter(({ kind }) => kind === 'picture');
    const isReplaced = new Set(pictures.slice(0, come.filter(({ kind }) => kind === 'picture').length));
    for (const token of gone) {
      const place = token.link ? goneLinks.indexOf(token.link) : -1;
      this.#pushLink(place >= comeLinks.length && token.link ? this.#linkChange(token.link, null) : null);
      if (token.kind !== 'picture') this.#write('removed', token);
      else if (!isReplaced.has(token)) this.#picture(token, null);
    }
    const replaced = [...isReplaced];
    for (const token of come) {
      const place = token.link ? comeLinks.indexOf(token.link) : -1;
      const former = goneLinks[place] ?? null;
      const isNew = place >= 0 && token.link !== null && former?.key !== token.link.key;
      this.#pushLink(isNew ? this.#linkChange(former, token.link) : null);
      if (token.kind === 'picture') this.#picture(replaced.shift() ?? null, token);
      else this.#write('added', token);
    }
  }

  #newLinks = (tokens: readonly Token[]): Link[] => [
    ...new Set(tokens.flatMap(({ link }) => (link && !this.#kept.has(link) ? [link] : []))),
  ];

  #count(kind: 'added' | 'removed', token: Token): void {
    if (token.kind === 'break') this.counts.breaks += 1;
    else if (token.kind === 'sign') this.counts.signs += 1;
    else if (token.kind === 'blank') this.counts.blanks += 1;
    else this.counts[kind] += 1;
  }

  #write(kind: 'same' | 'added' | 'removed', token: Token): void {
    if (kind !== 'same') this.#count(kind, token);
    const text = `${token.gap ? ' ' : ''}${token.kind === 'break' && kind !== 'same' ? '↵\n' : token.text}`;
    const last = this.pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else this.pieces.push({ kind, text });
  }

  #format({ gap, text }: Token, gained: readonly Mark[], lost: readonly Mark[]): void {
    const last = this.pieces.at(-1);
    const words = `${gap ? ' ' : ''}${text}`;
    if (last?.kind === 'formatted' && isSame([last.gained, last.lost], [gained, lost])) last.text += words;
    else this.pieces.push({ kind: 'formatted', text: words, gained, lost });
  }

  #picture(before: Token | null, after: Token | null): void {
    const isChanged = !before || !after || before.text !== after.text || !isSame(before.attributes, after.attributes);
    if (isChanged) this.counts.pictures += 1;
    const [from, to] = [before && pictureOf(before), after && pictureOf(after)];
    this.pieces.push({ kind: 'picture', before: from, after: to, isChanged });
  }

  /** Reports a link's target after its last word. */
  #pushLink(next: LinkChange | null): void {
    const open = this.#open;
    if (open !== next && open && !this.#shown.has(open)) {
      this.#shown.add(open);
      this.pieces.push({ kind: 'link', before: open.before?.href ?? null, after: open.after?.href ?? null });
    }
    this.#open = next;
  }
}

/** True if the blank before two equal words is unchanged; a changed link covers its blanks. */
function isSameGap({ gap: a }: Token, { gap: b }: Token, hasOtherLink: boolean): boolean {
  if (!a || !b) return a === b;
  return a.marks === b.marks && (hasOtherLink || a.isLinked === b.isLinked);
}

/** Word-by-word changes between two blocks; for very long texts, only removed and added words. */
export function compareTokens(
  before: readonly Token[],
  after: readonly Token[],
  budget: Budget,
): { pieces: Piece[]; counts: TokenCounts } {
  const keyOf = ({ kind, text }: Token) => `${kind} ${text}`;
  const comparison = new TokenComparison(before, after);
  comparison.run(align(before.map(keyOf), after.map(keyOf), budget));
  return { pieces: comparison.pieces, counts: comparison.counts };
}
