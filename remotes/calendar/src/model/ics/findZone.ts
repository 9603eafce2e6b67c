import { isZone } from '../recurrence/zoneNames';
import { exchangeZones } from './exchangeZones';
import { windowsZones } from './windowsZones';

/** Names with one kind of space and no case. */
const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const byPlainName = (zones: Readonly<Record<string, string>>) =>
  new Map(Object.entries(zones).map(([name, zone]) => [plain(name), zone]));

const zonesOfWindows = byPlainName(windowsZones);
const zonesOfExchange = byPlainName(exchangeZones);

/** Cached zone names: the lookup is slow, and files name few. */
const maxNames = 500;
const zonesByName = new Map<string, string | undefined>();

/**
 * IANA name of a zone, also from a name of Windows or Exchange, an offset, or the end of a path, as programs write them;
 * undefined for a name that only its file describes.
 */
export function findZone(name: string): string | undefined {
  if (zonesByName.has(name)) return zonesByName.get(name);
  if (zonesByName.size >= maxNames) zonesByName.clear();
  const zone = lookUp(name.slice(0, 200).replace(/^"|"$/g, ''));
  zonesByName.set(name, zone);
  return zone;
}

function lookUp(name: string): string | undefined {
  const known = zonesOfWindows.get(plain(name));
  if (known) return known;
  const byOffset = zoneOfOffset(name);
  if (byOffset) return byOffset;
  if (isZone(name)) return withCase(name.trim());
  const path = /[a-z][\w+-]*\/[\w/+-]+$/i.exec(name)?.[0];
  for (let rest = path; rest; rest = /\/(.+\/.+)$/.exec(rest)?.[1]) if (isZone(rest)) return withCase(rest);
  return zoneOfPlaces(name) ?? zoneAtEnd(name);
}

/** `EUROPE/BERLIN` as it is written in the list of zones. */
const withCase = (name: string): string =>
  name === name.toLowerCase() || name === name.toUpperCase()
    ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    : name;

let zonesByCity: ReadonlyMap<string, string> | undefined;

function zoneOfCity(city: string): string | undefined {
  zonesByCity ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [
      plain(zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone),
      zone,
    ]),
  );
  return zonesByCity.get(plain(city));
}

const offsetAhead = /^\((?:UTC|GMT)[^)]*\)\s*/i;

/** "(UTC+01:00) Amsterdam, Berlin", as older Outlooks write it "(GMT+01.00) Amsterdam / Berlin", and such a list alone. */
function zoneOfPlaces(name: string): string | undefined {
  const places = name.replace(offsetAhead, '').replaceAll(/\s+\/\s+/g, ', ');
  const known = zonesOfExchange.get(plain(places));
  if (known || (places === name && !places.includes(','))) return known;
  for (const city of places.split(/[,;]/)) {
    const zone = zoneOfCity(city);
    if (zone) return zone;
  }
  return undefined;
}

/** "UTC+1", "GMT-0500", "(UTC+12:00) Coordinated Universal Time+12": zones of whole hours have names. */
function zoneOfOffset(name: string): string | undefined {
  const [, sign = '', hours = '', minutes = '00'] =
    /^(?:\([^)]*\)\s*)?(?:UTC|GMT|Coordinated Universal Time)\s*([+-])(\d{1,2}):?(\d\d)?$/i.exec(name.trim()) ?? [];
  if (!sign || minutes !== '00') return undefined;
  // The names have the sign of POSIX: hours that the zone is behind.
  const zone = Number(hours) === 0 ? 'Etc/UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`;
  return isZone(zone) ? zone : undefined;
}

/** "tzone://Microsoft/Utc", "/example.org/W. Europe Standard Time" */
function zoneAtEnd(name: string): string | undefined {
  const end = /\/([^/]+)$/.exec(name)?.[1];
  if (!end) return undefined;
  return zonesOfWindows.get(plain(end)) ?? (isZone(end) ? withCase(end) : undefined);
}
