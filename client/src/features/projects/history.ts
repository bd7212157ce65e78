import { useEffect, useMemo, useSyncExternalStore } from 'react';

import { createEmitter } from '../../lib/emitter.js';
import { forgetProject } from '../../lib/stored-projects.js';
import { storage, writeJson } from '../../lib/storage.js';
import { useCurrentUser } from '../session/SessionProvider.js';

/** A project this user opened on this device. */
export interface OpenedProject {
  id: number;
  name: string;
  color: string;
}

const MOST = 5;

const changed = createEmitter<void>();

const keyOf = (userId: number): string => `motley.recent.${userId}`;

const isOpened = (value: unknown): value is OpenedProject =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'color' in value;

function parse(text: string | null): OpenedProject[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isOpened) : [];
  } catch {
    return [];
  }
}

function change(userId: number, edit: (list: OpenedProject[]) => OpenedProject[]): void {
  const key = keyOf(userId);
  writeJson(key, edit(parse(storage.read(key))).slice(0, MOST));
  changed.emit();
}

/** Puts the open project first in the list of recent projects, with its current name and colour. */
export function useRecordOpened(project: OpenedProject | undefined): void {
  const { id: userId } = useCurrentUser();
  const { id, name, color } = project ?? {};
  useEffect(() => {
    if (id === undefined || name === undefined || color === undefined) return;
    change(userId, (list) => [{ id, name, color }, ...list.filter((other) => other.id !== id)]);
  }, [userId, id, name, color]);
}

/** Removes a deleted project. */
export function forgetOpened(userId: number, projectId: number): void {
  change(userId, (list) => list.filter((project) => project.id !== projectId));
  forgetProject(projectId);
}

/** The projects opened last on this device, most recent first. */
export function useRecentProjects(): OpenedProject[] {
  const { id: userId } = useCurrentUser();
  const text = useSyncExternalStore(changed.listen, () => storage.read(keyOf(userId)));
  return useMemo(() => parse(text), [text]);
}
