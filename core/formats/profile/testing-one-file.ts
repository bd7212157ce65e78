import { strToU8 } from 'fflate';

import { platformOf } from '../index.js';
import { ImportedProject } from './testing-imports.js';

interface OneFile {
  name: string;
  /** Of its language; English if absent. */
  tag?: string;
  text: string;
}

/** A project into which one file was imported. */
export function imported({ name, tag = 'en', text }: OneFile): ImportedProject {
  const project = new ImportedProject('cldr');
  const reading = project.add(tag, [{ name, bytes: strToU8(text) }]);
  if (reading.error) throw new Error(reading.error.reason);
  return project;
}

/** The file as an export writes it. */
export const written = (project: ImportedProject, name: string): string =>
  project.files(platformOf(name) ?? 'web')[0]?.text ?? '';
