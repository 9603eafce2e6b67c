import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import type { ApiState } from './cachedEmails';

export type ApiStore = Store<ApiState, UnknownAction> & { dispatch: ThunkDispatch<ApiState, unknown, UnknownAction> };

export const useApiStore = useStore.withTypes<ApiStore>();
