import { useStore } from 'zustand';
import { dataSaverStore } from './data-saver.ts';

/** Whether previews and pictures wait until they are asked for. */
export const useDataSaver = (): boolean => useStore(dataSaverStore, ({ choice }) => choice === 'on');
