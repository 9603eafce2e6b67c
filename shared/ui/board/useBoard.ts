import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTheme } from '../theme/useTheme';
import { boardTexts } from './boardTexts';

export interface BoardColumn<Card extends { id: number }, Key extends string = string> {
  key: Key;
  name: string;
  /** Before the name. */
  mark?: ReactNode;
  cards: readonly Card[];
  /** Number of cards, those not shown included. */
  total: number;
  /** Button that shows more of them. */
  more?: { label: string; show: () => void };
}

export interface BoardOptions<Card extends { id: number }, Key extends string = string> {
  columns: readonly BoardColumn<Card, Key>[];
  onMove: (card: Card, from: Key, to: Key) => void;
  /** Puts a card in the place of another one of its column; without it columns have an order of their own. */
  onReorder?: (card: Card, column: Key, targetId: number) => void;
  /** Column that a key takes a card to; the one beside by default. */
  columnAside?: (card: Card, from: Key, distance: 1 | -1) => Key | null;
  titleOf: (card: Card) => string;
}

/** A card in a column; one card may be in several. */
interface Place<Card extends { id: number }, Key extends string> {
  card: Card;
  column: BoardColumn<Card, Key>;
  columnIndex: number;
  index: number;
}

export interface BoardModel<Card extends { id: number }, Key extends string = string> extends BoardOptions<Card, Key> {
  root: RefObject<HTMLElement | null>;
  /** Text of the live region. */
  announcement: string;
  /** Moves a card that was dragged to a column, or onto a card of its own. */
  drop: (id: number, from: string, to: string, targetId: number | null) => void;
  /** Card whose link an event comes from. */
  cardAt: (target: EventTarget | null) => Card | undefined;
  /** Takes the focused card to the column on the right (1) or left (-1) of the screen; false if no card has the focus. */
  moveAside: (target: EventTarget | null, distance: 1 | -1) => boolean;
  /** Moves the focused card down (1) or up (-1) its column; false where there is no place. */
  moveWithin: (target: EventTarget | null, distance: 1 | -1) => boolean;
  /** Arrows, Home and End move the focus between cards. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const cardSelector = '[data-card]';
const linkOf = (card: Element) => card.querySelector<HTMLElement>('a');

const columnElements = (root: HTMLElement | null) => [...(root?.querySelectorAll('[data-column]') ?? [])];
const linksIn = (column: Element | undefined) =>
  [...(column?.querySelectorAll(cardSelector) ?? [])].flatMap((card) => linkOf(card) ?? []);

/** Columns follow the direction of writing; keys mean the sides of the screen. */
const ahead = (root: HTMLElement | null): 1 | -1 => (root && getComputedStyle(root).direction === 'rtl' ? -1 : 1);

/** Moves of cards by keys, with the focus on the link of a card. The card that was moved keeps the focus. */
export function useBoard<Card extends { id: number }, Key extends string>(
  options: BoardOptions<Card, Key>,
): BoardModel<Card, Key> {
  const { columns, onMove, onReorder, columnAside } = options;
  const root = useRef<HTMLElement>(null);
  const { announcement, expect } = useLanding(root, options);

  const placeAt = (target: EventTarget | null): Place<Card, Key> | undefined => {
    const element = target instanceof Element ? target.closest(cardSelector) : null;
    if (!element || linkOf(element) !== target) return undefined;
    const columnIndex = columnElements(root.current).findIndex((one) => one.contains(element));
    const column = columns[columnIndex];
    const index = column?.cards.findIndex(({ id }) => String(id) === element.getAttribute('data-card')) ?? -1;
    const card = column?.cards[index];
    return column && card && { card, column, columnIndex, index };
  };

  return {
    ...options,
    root,
    announcement,
    drop(id, fromKey, toKey, targetId) {
      const from = columns.find(({ key }) => key === fromKey);
      const to = columns.find(({ key }) => key === toKey);
      const card = from?.cards.find((one) => one.id === id);
      if (!from || !to || !card) return;
      expect(id, false);
      if (from !== to) onMove(card, from.key, to.key);
      else if (targetId !== null && targetId !== id) onReorder?.(card, from.key, targetId);
    },
    cardAt: (target) => placeAt(target)?.card,
    moveAside(target, distance) {
      const place = placeAt(target);
      if (!place) return false;
      const { card, column, columnIndex } = place;
      const step = distance === ahead(root.current) ? 1 : -1;
      const to = columnAside ? columnAside(card, column.key, step) : columns[columnIndex + step]?.key;
      if (to === undefined || to === null) return false;
      expect(card.id, true);
      onMove(card, column.key, to);
      return true;
    },
    moveWithin(target, distance) {
      const place = placeAt(target);
      const neighbour = place?.column.cards[place.index + distance];
      if (!place || !neighbour || !onReorder) return false;
      expect(place.card.id, true);
      onReorder(place.card, place.column.key, neighbour.id);
      return true;
    },
    onKeyDown(event) {
      if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return;
      const link = linkFrom(root.current, event.target, event.key);
      if (!link) return;
      event.preventDefault();
      link.focus();
    },
  };
}

/** Link that a key leads to: along its column, to either end of it, or into the next column that has a card. */
function linkFrom(root: HTMLElement | null, target: EventTarget, key: string): HTMLElement | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const columns = columnElements(root).map(linksIn);
  const column = columns.findIndex((links) => links.includes(target));
  const links = columns[column];
  if (!links) return undefined;
  const index = links.indexOf(target);
  if (key === 'Home' || key === 'End') return links.at(key === 'Home' ? 0 : -1);
  if (key === 'ArrowUp' || key === 'ArrowDown') return links[index + (key === 'ArrowDown' ? 1 : -1)];
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isAhead = (key === 'ArrowRight') === (ahead(root) === 1);
  const others = isAhead ? columns.slice(column + 1) : columns.slice(0, column).reverse();
  const filled = others.find(({ length }) => length > 0);
  return filled?.[Math.min(index, filled.length - 1)];
}

const placesOf = <Card extends { id: number }>(columns: readonly BoardColumn<Card>[], id: number) =>
  columns.flatMap(({ key, cards }, column): LandingPlace[] => {
    const index = cards.findIndex((card) => card.id === id);
    return index < 0 ? [] : [{ name: `${key} ${index}`, column, index }];
  });

interface LandingPlace {
  name: string;
  column: number;
  index: number;
}

/**
 * Announces a moved card once it is in another place, and gives it the focus if a key moved it. That may be long after
 * the key: a step can ask first.
 */
function useLanding<Card extends { id: number }>(
  root: RefObject<HTMLElement | null>,
  { columns, titleOf }: { columns: readonly BoardColumn<Card>[]; titleOf: (card: Card) => string },
) {
  const texts = boardTexts[useTheme().language];
  const moved = useRef<{ id: number; byKey: boolean; places: readonly LandingPlace[] }>(null);
  const [announcement, setAnnouncement] = useState('');

  // After every render: the columns have the card when its data has come.
  useEffect(() => {
    if (!moved.current) return;
    const { id, byKey, places } = moved.current;
    const landed = placesOf(columns, id).find(({ name }) => places.every((place) => place.name !== name));
    const column = landed && columns[landed.column];
    const card = landed && column?.cards[landed.index];
    if (!column || !card) return;
    const link = linkInColumn(root.current, landed.column, id);
    const { activeElement } = document;
    if (byKey && (!link || (activeElement !== document.body && !root.current?.contains(activeElement)))) return;
    moved.current = null;
    if (byKey) link?.focus();
    setAnnouncement(texts.moved(titleOf(card), column.name, landed.index + 1, column.total));
  });

  const expect = (id: number, byKey: boolean) => {
    moved.current = { id, byKey, places: placesOf(columns, id) };
  };
  return { announcement, expect };
}

function linkInColumn(root: HTMLElement | null, column: number, id: number) {
  const card = columnElements(root)[column]?.querySelector(`[data-card="${id}"]`);
  return card && linkOf(card);
}
