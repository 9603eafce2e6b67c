import type { AxiosInstance } from 'axios';
import { type ActiveAppParts, createActiveApps } from './activeApps';
import { createRoomStorage } from './storage';
import type { AtriumEvent, EventHub, HostRuntime, Runtime } from './types';

interface RoomParts extends Omit<ActiveAppParts, 'roomOf'> {
  createClient(app: string): AxiosInstance;
  getRuntime: () => Runtime;
}

/** What belongs to one app alone of all that a page shares: its client, storage, events, texts, slice and api. */
export function createRooms({ createClient, installApi, removeApi, replaceReducer, getRuntime }: RoomParts) {
  const clients = new Map<string, AxiosInstance>();
  const rooms = new Map<string, Runtime>();

  function httpOf(app: string): AxiosInstance {
    const client = clients.get(app) ?? createClient(app);
    clients.set(app, client);
    return client;
  }

  function createRoom(app: string): Runtime {
    const runtime = getRuntime();
    const { languages, session, events } = runtime;
    return {
      ...runtime,
      http: httpOf(app),
      storage: createRoomStorage(runtime.storage, () => `${app}:${session.getState().user?.id ?? 'guest'}:`),
      events: stamp(events, app),
      languages: {
        ...languages,
        addTexts: (namespace, locales) =>
          namespace === app
            ? languages.addTexts(namespace, locales)
            : Promise.reject(new Error(`${app} has no texts under "${namespace}".`)),
      },
    };
  }

  const roomOf: HostRuntime['roomOf'] = (app) => {
    if (app === 'frame') return getRuntime();
    const room = rooms.get(app) ?? createRoom(app);
    rooms.set(app, room);
    return room;
  };

  return { httpOf, roomOf, ...createActiveApps({ installApi, removeApi, replaceReducer, roomOf }) };
}

/** The hub as an app has it: whatever the app says there is said under its own id. */
const stamp = (events: EventHub, app: string): EventHub => ({
  ...events,
  emit: (event: AtriumEvent) => events.emit('app' in event ? { ...event, app } : event),
});
