import type { FileProfileView } from '#core/api/files.js';
import { routes } from '#core/api/routes.js';

import { identityChanged } from '../../lib/emitter.js';
import { http } from '../../lib/api/http.js';
import { storeFiles, storedFiles } from '../../lib/stored-files.js';
import type { StoredLanguage } from '../../lib/stored-files.js';
import { isOnline } from '../../lib/online.js';

/** The profiles of the imported files of a project, as known to this page. */
export interface KnownFiles {
  /** Null until they are loaded. */
  files: readonly FileProfileView[] | null;
  /** The profiles of the languages read so far. */
  languages: readonly StoredLanguage[];
  isReading: boolean;
  /** The last attempt could not read all of them. */
  hasFailed: boolean;
}

/** Reads the profiles of the imported files in advance, so that an export waits for no call. */
export class ProjectFiles {
  private known: KnownFiles = { files: null, languages: [], isReading: false, hasFailed: false };
  private readonly listeners = new Set<() => void>();
  private reading: Promise<void> | null = null;
  /** The user for whom the files are stored on this device; null if nobody is signed in. */
  private userId: number | null = null;

  constructor(private readonly projectId: number) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly current = (): KnownFiles => this.known;

  /** Takes the copy on this device, then asks the server for changes. */
  async open(userId: number): Promise<void> {
    this.userId = userId;
    const stored = this.known.files === null ? await storedFiles(userId, this.projectId) : null;
    if (stored && this.known.files === null) this.set(stored);
    await this.read();
  }

  /** Asks the server for changes; the known profiles are valid until it answers. */
  read(): Promise<void> {
    if (!isOnline()) return Promise.resolve();
    this.reading ??= this.readAll().finally(() => (this.reading = null));
    return this.reading;
  }

  private async readAll(): Promise<void> {
    this.set({ isReading: true });
    let hasFailed = false;
    try {
      const path = routes.listFileProfiles(this.projectId);
      const files = await http.get<FileProfileView[]>(path, { quiet: true });
      const isCurrent = ({ languageId, mark }: StoredLanguage) => mark === markOf(files, languageId);
      this.set({ files, languages: this.known.languages.filter(isCurrent) });
      hasFailed = !(await this.readLanguages(files));
    } catch {
      hasFailed = true;
    }
    this.set({ isReading: false, hasFailed });
    const { files, languages } = this.known;
    if (!hasFailed && files && this.userId !== null)
      await storeFiles(this.userId, this.projectId, { files, languages });
  }

  /** Reads one language after another, since profiles may be several MB. Returns false if one could not be read. */
  private async readLanguages(files: readonly FileProfileView[]): Promise<boolean> {
    let isComplete = true;
    for (const languageId of new Set(files.map((file) => file.languageId))) {
      if (this.known.languages.some((known) => known.languageId === languageId)) continue;
      try {
        const path = routes.readFileProfiles(this.projectId, languageId);
        const json = await http.getText(path, { quiet: true });
        const read: StoredLanguage = { languageId, mark: markOf(files, languageId), json };
        this.set({ languages: [...this.known.languages, read] });
      } catch {
        isComplete = false;
      }
    }
    return isComplete;
  }

  private set(change: Partial<KnownFiles>): void {
    this.known = { ...this.known, ...change };
    for (const listener of this.listeners) listener();
  }
}

const markOf = (files: readonly FileProfileView[], languageId: number): string =>
  JSON.stringify(files.filter((file) => file.languageId === languageId));

const known = new Map<number, ProjectFiles>();

identityChanged.listen(() => known.clear());

/** The files of a project, for as long as the page exists and the same user is signed in. */
export function filesOf(projectId: number): ProjectFiles {
  const files = known.get(projectId) ?? new ProjectFiles(projectId);
  known.set(projectId, files);
  return files;
}
